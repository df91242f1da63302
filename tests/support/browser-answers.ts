import type { Page } from '@playwright/test'
import { statusOfFailure, type FailureCode, type FailureReply } from '#contract/api/failure.ts'

/** Delays the replies to a URL until the returned function is called. */
export async function delayReply(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    try {
      await route.continue()
    } catch (error) {
      // The test has taken the route away, or left the page, so the browser went on by itself.
      if (!String(error).includes('Route is already handled')) throw error
    }
  })
  return held.resolve
}

/** Makes a call fail in the server's own format. */
export async function refuseCall(page: Page, url: string, code: FailureCode = 'internal'): Promise<void> {
  const json: FailureReply = { success: false, error: 'refused', message: 'refused', code }
  await page.route(url, (route) => route.fulfill({ status: statusOfFailure[code], json }))
}

/** Makes a call fail as behind a broken proxy: the reply is an HTML page. */
export async function breakReply(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }))
}

/** Aborts a call, so that it gets no reply. */
export async function abortCall(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort())
}
