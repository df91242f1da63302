import type { Page } from '@playwright/test'

/** Goes back in the moment in which a page's heading appears. The steps of a test are too slow for this. */
export async function goBackAtHeading(page: Page, heading: string): Promise<void> {
  await page.evaluate((text) => {
    const goBack: MutationCallback = (_, observer) => {
      if (document.querySelector('h1')?.textContent !== text) return
      observer.disconnect()
      history.back()
    }
    new MutationObserver(goBack).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, heading)
}
