import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/faults/*.test.ts',
      'tests/attack/*.test.ts',
      'tools/**/*.test.ts',
      'art/**/*.test.ts',
    ],
    setupFiles: ['tests/support/same-chance.ts'],
    globalSetup: ['tests/support/postgres-cluster.ts'],
    // One worker for each core: by itself Vitest leaves one of two idle.
    maxWorkers: availableParallelism(),
    // Real processes and a real Postgres on machines with few cores and much else to do: these end what hangs, no more.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
})
