import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { requireSupportedNode } from './tests/support/supported-node.ts'
import { findBrowser, quietBrowserArguments } from './tests/support/browser.ts'
import { isFullSuite } from './tests/support/full-suite.ts'

requireSupportedNode('npm run test:browser -- reviews.spec.ts')

/** The browser suite runs on the build in dist/. Every worker starts a server of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/built-program.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Tests with this tag restate others in a further language, width or case.
  ...(!isFullSuite && { grepInvert: /@full/ }),
  // A worker keeps a core busy, and needs about 600 MB with its browser and its server.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  // These limits only end what hangs. A slow machine needs longer than a fast one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(process.env), args: quietBrowserArguments() },
  },
})
