import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { symbols } from './scripts/symbols.mjs'

const server = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:1939'

export default defineConfig({
  plugins: [symbols(), svelte()],
  // The server may give the program a path of its own, so its files name each other by where they lie.
  base: './',
  build: {
    target: 'es2022',
    // The server's Content-Security-Policy allows images from data: but no scripts; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
})
