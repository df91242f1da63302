import { startBrowserServer, type BrowserServer } from './browser-server.ts'
import { test as base } from './browser-test.ts'

/** For tests that change the guide, whose places other tests count, or that count the visits of others. They have a server of their own. */
export const testWithOwnServer = base.extend<object, { server: BrowserServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const server = await startBrowserServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
