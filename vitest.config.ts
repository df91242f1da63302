import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-cluster.ts'],
    // Real processes, a real Postgres and waits of several seconds, on machines with few cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
})
