import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { symbols } from './scripts/symbols.mjs'

const server = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:1939'

const still = fileURLToPath(new URL('src/map/no-transitions.ts', import.meta.url))

export default defineConfig({
  plugins: [symbols(), svelte()],
  // The server may give the program a path of its own, so its files name each other by where they lie.
  base: './',
  resolve: {
    // Boards are moved at once, never by transitions, which would bring colours, easings and timers with them.
    alias: { 'd3-transition': still, 'd3-interpolate': still },
  },
  build: {
    target: 'es2022',
    // The server's Content-Security-Policy allows images from data: but no scripts; small files stay files.
    assetsInlineLimit: 0,
    // A page carries no lists of the scripts that each part needs, as they name each other; only those of the boards,
    // which are waited for, are fetched all at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, files, { hostType }) =>
        hostType === 'html' || /(Board|TableTop)-/.test(name) ? files : files.filter((file) => file.endsWith('.css')),
    },
    // No component is a custom element; Svelte's own support for them is taken along only because it is not marked.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /custom-element/, sideEffects: false }] } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
})
