import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { weaknesses } from './tests/attack/weaknesses.ts'
import { PATIENCE } from './tests/support/patience.ts'
import { requireSupportedNode } from './tests/support/supported-node.ts'
import { findTestFiles } from './tests/support/test-projects.ts'

requireSupportedNode('npm run test:unit -- src/server/travellers/trips')

const { pure, store, product } = findTestFiles(process.argv)
const globalSetup = ['tests/support/postgres-cluster.ts']

export default defineConfig({
  test: {
    environment: 'node',
    tags: Object.entries(weaknesses).map(([name, description]) => ({ name, description })),
    // Packages come from the cache of the product, and so does what processes load that tests start.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    setupFiles: ['tools/compile-cache.mjs', 'tests/support/seeded-random.ts'],
    // By default Vitest leaves one of two cores idle. Tests that start processes wait for them much of their time.
    maxWorkers: availableParallelism() + 1,
    // These limits only end what hangs. Tests start processes and Postgres, also on slow and busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: PATIENCE },
    allowOnly: false,
    // Importing the whole server costs more than most files of tests, so the files of a worker share its modules.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'pure', include: [...pure] } },
      { extends: true, test: { name: 'store', include: [...store], globalSetup } },
      {
        extends: true,
        test: {
          name: 'product',
          include: [...product],
          globalSetup: [...globalSetup, 'tests/support/built-program.ts'],
        },
      },
    ],
  },
})
