import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { weaknesses } from './tests/attack/weaknesses.ts'
import { requireSupportedNode } from './tests/support/supported-node.ts'

requireSupportedNode('npm run test:unit -- src/server/travellers/trips')

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/faults/*.test.ts',
      'tests/attack/*.test.ts',
      'tests/scale/*.test.ts',
      'tools/**/*.test.ts',
      'art/**/*.test.ts',
    ],
    tags: Object.entries(weaknesses).map(([name, description]) => ({ name, description })),
    setupFiles: ['tests/support/seeded-random.ts'],
    globalSetup: ['tests/support/postgres-cluster.ts'],
    // By default Vitest leaves one of two cores idle. Tests that start processes wait for them much of their time.
    maxWorkers: availableParallelism() + 1,
    // These limits only end what hangs. Tests start processes and Postgres, also on slow and busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
})
