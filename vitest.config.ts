import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-cluster.ts'],
    // Real processes and a real Postgres on machines with few cores and much else to do: these end what hangs, no more.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
})
