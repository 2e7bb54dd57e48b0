import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Each file has a server and a browser of its own, which keep two cores busy.
const maxWorkers = Math.max(1, Math.floor(availableParallelism() / 2))

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    maxWorkers,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What is looked at again and again is waited for as long as an element is: one second would be a race.
    expect: { poll: { timeout: 40_000 } },
  },
})
