import { defineConfig } from 'vitest/config'

// One file after the other: each has a server and a browser of its own, and two cores are not many.
export default defineConfig({
  test: { include: ['e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 60_000 },
})
