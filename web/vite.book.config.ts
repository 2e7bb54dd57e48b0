import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { symbols } from './scripts/symbols.mjs'

// A book of rules is one file: all of its script in one piece, type and pictures within the styles.
export default defineConfig({
  plugins: [symbols(), svelte()],
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    lib: { entry: 'src/book.ts', name: 'book', formats: ['iife'], fileName: () => 'book.js', cssFileName: 'book' },
  },
})
