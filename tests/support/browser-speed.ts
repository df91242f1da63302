import type { BrowserContext, Page } from '@playwright/test'

/** `SLOW_CPU=4` makes every page compute four times slower. It shows which tests depend on speed. */
const CPU_SLOWDOWN = Number(process.env['SLOW_CPU'] ?? 1)

export function slowDownPages(context: BrowserContext): void {
  if (CPU_SLOWDOWN > 1) context.on('page', (page) => void slowDown(page))
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  } catch (error) {
    // A test may close its page at any time.
    if (!page.isClosed()) throw error
  }
}
