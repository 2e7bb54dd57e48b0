// Tries packaging/nginx.conf and packaging/Caddyfile for real: starts the program and both proxies on ports of their
// own with a certificate made for it, and plays through each. Everything stays on this machine. Part of `make soak`.
//
//   node scripts/try-proxies.mjs [target/debug/sandtable]
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const NAME = 'sandtable.example'
const PROGRAM = resolve(process.argv[2] ?? 'target/release/sandtable')
const folder = mkdtempSync(join(tmpdir(), 'sandtable-proxies-'))
/** @type {import('node:child_process').ChildProcess[]} */
const running = []

/** @returns {Promise<number>} a port nobody listens at */
function freePort() {
  return new Promise((done) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} command @param {string[]} args */
function start(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  return child
}

/** @param {string} file @param {[string | RegExp, string][]} changes each of which must change something */
function changed(file, changes) {
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of changes) {
    const before = text
    text = text.replace(from, to)
    if (text === before) throw new Error(`${file}: expected ${from} in it`)
  }
  return text
}

/** @param {number} port @param {string} method @param {string} path @param {object} [more] @param {string} [body] */
function ask(port, method, path, more = {}, body) {
  const headers = { host: NAME, ...(body ? { 'content-type': 'application/json' } : {}), ...more }
  const options = { host: '127.0.0.1', port, method, path, headers, servername: NAME, rejectUnauthorized: false }
  return new Promise((done, fail) => {
    const request = https.request(options, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += part))
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }))
    })
    request.on('error', fail)
    // A WebSocket: its first message is everything there is to see.
    request.on('upgrade', (answer, socket, head) => {
      let bytes = head
      const look = () => {
        if (bytes.includes('"whole"')) {
          socket.destroy()
          done({ status: answer.statusCode, headers: answer.headers, text: bytes.toString() })
        }
      }
      socket.on('data', (part) => {
        bytes = Buffer.concat([bytes, part])
        look()
      })
      look()
    })
    request.end(body)
  })
}

/** @param {boolean} holds @param {string} what */
function expect(holds, what) {
  if (!holds) throw new Error(`expected ${what}`)
}

/** @param {string} proxy @param {number} port */
async function play(proxy, port) {
  const page = await ask(port, 'GET', '/')
  expect(page.status === 200 && page.headers['content-type'].startsWith('text/html'), `${proxy}: the first page`)
  expect('strict-transport-security' in page.headers, `${proxy}: Strict-Transport-Security`)
  expect((await ask(port, 'GET', '/readyz')).text === 'ready\n', `${proxy}: that the server is ready`)
  expect((await ask(port, 'GET', '/metrics')).status === 404, `${proxy}: no figures for strangers`)
  const origin = { origin: `https://${NAME}` }
  const from = { scenario: { game: 'hungary-1944', scenario: 'debrecen' } }
  const made = await ask(port, 'POST', '/api/matches', origin, JSON.stringify({ from }))
  expect(made.status === 201, `${proxy}: a match, found ${made.status} ${made.text}`)
  const { id, keys } = JSON.parse(made.text)
  const key = { authorization: `Bearer ${keys.axis}` }
  const { now } = JSON.parse((await ask(port, 'GET', `/api/matches/${id}`, key)).text)
  const command = { id: 'a', version: now.version, do: { act: now.scene.choices[0].action } }
  const done = await ask(port, 'POST', `/api/matches/${id}/commands`, { ...key, ...origin }, JSON.stringify(command))
  expect(done.status === 200, `${proxy}: a command that is carried out, found ${done.status} ${done.text}`)
  const upgrade = {
    ...origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-protocol': `sandtable, sandtable.key.${keys.axis}`,
  }
  const live = await ask(port, 'GET', `/api/matches/${id}/live`, upgrade)
  expect(live.status === 101, `${proxy}: a live connection, found ${live.status} ${live.text}`)
  const strange = await ask(port, 'POST', '/api/matches', { origin: 'https://evil.example' }, JSON.stringify({ from }))
  expect(strange.status === 403, `${proxy}: pages of others to be refused, found ${strange.status}`)
  console.log(`${proxy}: page, match, command and live connection work; figures and strange pages are refused`)
}

/** Waits until something answers. @param {number} port */
async function answers(port) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask(port, 'GET', '/healthz').catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`nothing answers at port ${port}`)
}

async function main() {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' })
  const flags = [
    '--listen',
    '127.0.0.1:0',
    '--origin',
    `https://${NAME}`,
    '--trust-proxy',
    '127.0.0.1',
    '--log',
    'warn',
  ]
  const program = start(PROGRAM, ['serve', '--json', '--store', join(folder, 'store.db'), ...flags])
  const [line] = await new Promise((done) => createInterface({ input: program.stdout }).once('line', (l) => done([l])))
  const server = JSON.parse(line).address.replace('http://', '')
  await nginx(server, key, certificate)
  await caddy(server, key, certificate)
}

/** @param {string} server @param {string} key @param {string} certificate */
async function nginx(server, key, certificate) {
  const port = await freePort()
  const site = changed('packaging/nginx.conf', [
    ['127.0.0.1:1939', server],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [/ssl_certificate .*/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*/, `ssl_certificate_key ${key};`],
  ])
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const whole = `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {}
http { access_log off; ${places.join(' ')}
${site}
}`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  await answers(port)
  await play('nginx', port)
}

/** @param {string} server @param {string} key @param {string} certificate */
async function caddy(server, key, certificate) {
  const port = await freePort()
  const site = changed('packaging/Caddyfile', [
    [`${NAME} {`, `https://${NAME}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    ['127.0.0.1:1939', server],
  ])
  const lines = ['admin off', 'auto_https disable_redirects', `storage file_system ${folder}/caddy`]
  const options = `{\n\t${lines.join('\n\t')}\n\tlog {\n\t\tlevel WARN\n\t}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')])
  await answers(port)
  await play('Caddy', port)
}

try {
  await main()
} finally {
  running.reverse().forEach((child) => child.kill('SIGTERM'))
  await new Promise((done) => setTimeout(done, 500))
  rmSync(folder, { recursive: true, force: true })
}
