import type { Page } from '@playwright/test'
import { statusOfFailure, type FailureCode, type FailureReply } from '#contract/failure.ts'

/** Keeps answers back until the returned function is called. */
export async function delayReply(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Lets a call be refused in the server's own form. */
export async function refuseCall(page: Page, url: string, code: FailureCode = 'internal'): Promise<void> {
  const json: FailureReply = { success: false, error: 'refused', message: 'refused', code }
  await page.route(url, (route) => route.fulfill({ status: statusOfFailure[code], json }))
}

/** Lets a call fail as it does behind a broken proxy: with a page instead of an answer. */
export async function breakReply(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }))
}

/** Lets a call get no answer at all. */
export async function abortCall(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort())
}
