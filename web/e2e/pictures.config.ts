import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/pictures.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 40_000 } },
  },
})
