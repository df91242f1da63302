import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { findWholeBrowser, quietBrowserArguments } from '../support/browser.ts'
import { accountMenu, logOut, openAs, createUserInBrowser } from '../support/browser-users.ts'

// This test turns the back-forward cache on, as browsers do outside tests.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser(process.env),
    args: quietBrowserArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test(
  'a page that the browser has kept shows nothing private after a logout',
  inFullSuite,
  async ({ page, context }) => {
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/profile')
    // A read that is under way when the page is left begins again when it is shown, as a guest.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted)
        document.documentElement.dataset['shownFirst'] = getComputedStyle(
          document.querySelector('dl') ?? document.body,
        ).visibility
      })
    })
    await open(page, '/about')
    const other = await context.newPage()
    await open(other, '/about')
    await logOut(other)
    await expect(accountMenu(page)).toHaveCount(0)

    await page.evaluate(() => history.back())

    await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
    await expect(page.getByText(traveller.email)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('true')
  },
)
