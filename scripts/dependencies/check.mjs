// Holds what we depend on against our list: licences, where packages come from, and crates that are in the program in
// two versions. It reads the lock files and what cargo knows of the packages it has, and asks nobody.
// docs/dependencies.md says why this is not `cargo deny`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { SHIPPED, TOOLS, satisfied } from './licences.mjs'

const CRATES_IO = 'registry+https://github.com/rust-lang/crates.io-index'

/** Crates the program links in two versions, and who wants the older or the second one. */
const TWICE = {
  'block-buffer': 'sha2',
  cpufeatures: 'sha2',
  'crypto-common': 'sha2',
  digest: 'sha2',
  'fallible-iterator': 'tokio-postgres',
  getrandom: 'rand_core, which is below rand_chacha and tungstenite',
  hashbrown: 'hashlink, which is below rusqlite',
  rand: 'tungstenite',
  rand_core: 'rand_chacha, and rand, which is below tungstenite',
  sha2: 'rust-embed',
  winnow: 'toml, which has both itself',
}

/** @type {string[]} */
const problems = []

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
}

/** @param {string} what @param {string | undefined} licence @param {string[]} allowed */
function checkLicence(what, licence, allowed) {
  if (!licence) problems.push(`${what} names no licence`)
  else if (!satisfied(licence, allowed)) problems.push(`${what} is under ${licence}; expected ${allowed.join(', ')}`)
}

/** @param {string} manifest */
function checkCrates(manifest) {
  const args = ['metadata', '--locked', '--format-version', '1', '--manifest-path', manifest]
  const { packages } = JSON.parse(run('cargo', ...args))
  for (const { name, version, license, source } of packages) {
    checkLicence(`${name} ${version}`, license, SHIPPED)
    if (source !== null && source !== CRATES_IO) problems.push(`${name} ${version} comes from ${source}`)
  }
  return packages.length
}

/** What is linked into the program for Linux; macros run when it is built and do not count. */
function checkVersions() {
  const target = ['--target', 'x86_64-unknown-linux-gnu', '-e', 'normal,no-proc-macro']
  const args = ['tree', '--locked', '-p', 'sandtable', ...target, '--prefix', 'none', '-f', '{p}']
  /** @type {Map<string, Set<string>>} */
  const versions = new Map()
  for (const line of run('cargo', ...args).split('\n')) {
    const [name, version] = line.split(' ')
    if (version) versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  for (const [name, found] of versions) {
    if (found.size > 1 && !(name in TWICE)) problems.push(`${name} is in the program as ${[...found].join(' and ')}`)
  }
  for (const name of Object.keys(TWICE)) {
    if ((versions.get(name)?.size ?? 0) < 2) problems.push(`${name} is no longer in the program twice: see TWICE`)
  }
}

/** @param {string} file */
function checkPackages(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  for (const [path, { license, dev, resolved }] of Object.entries(packages)) {
    if (path === '') continue
    checkLicence(`${file}: ${path}`, license, dev ? TOOLS : SHIPPED)
    if (resolved) problems.push(`${file}: ${path} comes from ${resolved}; expected the registry npm is set to`)
  }
  return Object.keys(packages).length - 1
}

const crates = ['Cargo.toml', 'tools/mutants/Cargo.toml'].map(checkCrates)
const looked = [...crates, ...['web', 'tools/atlas'].map((folder) => checkPackages(`${folder}/package-lock.json`))]
checkVersions()
if (looked.some((count) => count < 5)) problems.push(`next to nothing was looked at: ${looked.join(', ')} packages`)
problems.forEach((problem) => console.error(problem))
process.exitCode = problems.length > 0 ? 1 : 0
