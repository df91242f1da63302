import type { Page } from '@playwright/test'
import { breakReply, delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { ADMIN } from '../support/browser-server.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { expectToast, recordedTexts } from '../support/browser-toasts.ts'
import {
  accountMenu,
  fillSignup,
  logIn,
  logOut,
  openAs,
  createUserInBrowser,
  resetPasswordOnOtherDevice,
  saveToWishlist,
  storeSession,
  newUserDetails,
} from '../support/browser-users.ts'

const GUESTS_LINK = 'Log in'

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

/** Records in every frame whether the page shows a guest's link. */
async function watchForGuests(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript((text) => {
    const look = () => {
      const links = [...document.querySelectorAll('header a')]
      const isSeen = links.some(
        (link) => link.textContent === text && link.checkVisibility({ visibilityProperty: true }),
      )
      if (isSeen) document.documentElement.dataset['guestSeen'] = 'yes'
      requestAnimationFrame(look)
    }
    look()
  }, GUESTS_LINK)
  return () => page.evaluate(() => document.documentElement.dataset['guestSeen'] === 'yes')
}

test.describe('a stored session', () => {
  test('is kept when the page is loaded again, and no guest’s page flashes up', inFullSuite, async ({ page }) => {
    const wasGuestSeen = await watchForGuests(page)
    await openAs(page, await createUserInBrowser(page), '/explore')

    await page.reload()

    await expect(accountMenu(page)).toBeVisible()
    expect(await wasGuestSeen()).toBe(false)
  })

  test(
    'hides the page until the server confirms it, and shows a message after eight seconds',
    inFullSuite,
    async ({ page }) => {
      await storeSession(page, await createUserInBrowser(page))
      const release = await delayReply(page, '**/api/auth/user')
      await page.goto('/explore')
      const connecting = page.getByText('Still connecting …')
      const passTo = (time: number) =>
        page.evaluate((time) => {
          for (const animation of document.getAnimations()) {
            animation.pause()
            animation.currentTime = time
          }
        }, time)

      await passTo(7_900)
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
      await expect(connecting).toBeHidden()
      await passTo(8_100)
      await expect(connecting).toBeVisible()
      release()

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(connecting).toBeHidden()
      await expect(accountMenu(page)).toBeVisible()
    },
  )

  test('consists of exactly four values', async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await open(page, '/login')
    await logIn(page, traveller)
    await expect(page).toHaveURL('/')

    expect(await stored(page)).toEqual(['email', 'isAdmin', 'token', 'user'])
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(traveller.email)
    expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBe('false')
    expect(await page.evaluate(() => sessionStorage.length + document.cookie.length)).toBe(0)
  })

  test('outlives two failures of the network at the start', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await storeSession(page, await createUserInBrowser(page))
    await page.route('**/api/auth/user', (route) => route.abort(), { times: 2 })

    await open(page, '/explore')

    await expect(accountMenu(page)).toBeVisible()
  })

  test('ends when the stored email is not the email of its account', inFullSuite, async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/explore')
    await page.evaluate(() => localStorage.setItem('email', 'somebody-else@example.org'))

    await page.reload()

    await expectToast(page, 'Authentication failed. Please login again.')
    expect(await stored(page)).toEqual([])
  })

  test('ends when the start fails for good', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await storeSession(page, await createUserInBrowser(page))
    await breakReply(page, '**/api/auth/user')

    await open(page, '/explore')

    await expectToast(page, 'Authentication failed. Please login again.')
    await expect(page.getByRole('banner').getByRole('link', { name: GUESTS_LINK })).toBeVisible()
    expect(await stored(page)).toEqual([])
  })
})

test.describe('in two tabs', () => {
  test('a logout in one ends the other', async ({ page, context }) => {
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/explore')
    const other = await context.newPage()
    // Asked after the logout, it would be refused.
    const isComplete = other.waitForResponse('**/api/auth/second-factor')
    await open(other, '/profile')
    await isComplete
    await expect(other.getByRole('definition').first()).toHaveText(traveller.name)

    await logOut(page)

    await expect(other.getByText('Please log in to view your profile.')).toBeVisible()
    await expect(other.getByText(traveller.email)).toHaveCount(0)
    await expect(accountMenu(other)).toHaveCount(0)
  })

  test('a login in one begins the other', inFullSuite, async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, '/explore')
    await open(page, '/login')

    await logIn(page, await createUserInBrowser(page))

    await expect(accountMenu(other)).toBeVisible()
  })
})

test.describe('after the logout', () => {
  test('the device has no session any more, before anything else can happen', async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/explore')
    await accountMenu(page).click()
    const press = (button: HTMLElement) => {
      button.click()
      return localStorage.getItem('token')
    }

    expect(await page.getByRole('banner').getByRole('button', { name: 'Logout' }).evaluate(press)).toBeNull()
  })

  test('Back shows nothing private', inFullSuite, async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/profile')
    await logOut(page)
    await expect(page).toHaveURL('/')

    await page.goBack()

    await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
    await expect(page.getByText(traveller.email)).toHaveCount(0)
  })

  test('Back from another document shows nothing private', async ({ page, context }) => {
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/profile')
    await open(page, '/about')
    const other = await context.newPage()
    await open(other, '/about')
    await logOut(other)
    await expect(page.getByRole('banner').getByRole('link', { name: GUESTS_LINK })).toBeVisible()

    await page.goBack()

    await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
    await expect(page.getByText(traveller.email)).toHaveCount(0)
  })

  test('the token no longer works', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/explore')
    const revoked = page.waitForResponse('**/api/auth/logout')
    await logOut(page)
    await (await revoked).finished()

    await openAs(page, traveller, '/explore')

    await expectToast(page, 'Authentication failed. Please login again.')
  })
})

test.describe('a page for members', () => {
  for (const [path, details] of [
    ['/reviews', inFullSuite],
    ['/plan-your-trip', inFullSuite],
    ['/my-trips', {}],
    ['/trip-list', inFullSuite],
  ] as const) {
    test(`asks a guest of ${path} to log in and leads back there`, details, async ({ page }) => {
      const traveller = await createUserInBrowser(page)
      await open(page, `${path}?from=mail`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Required')

      await page.getByRole('link', { name: 'Go to Login' }).click()
      await expect(page).toHaveURL('/login')
      await logIn(page, traveller)

      await expect(page).toHaveURL(`${path}?from=mail`)
      await expect(page.getByText('Login Required')).toHaveCount(0)
    })
  }

  test('is reached by a signup, too', inFullSuite, async ({ page }) => {
    const logged = page.waitForEvent('console')
    await open(page, '/my-trips')
    expect((await logged).text()).toBe('Please login first')
    await page.getByRole('link', { name: 'Go to Login' }).click()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Sign up' }).click()
    await fillSignup(page, newUserDetails())

    await main.getByRole('button', { name: 'Sign up' }).click()

    await expect(page).toHaveURL('/my-trips')
  })

  for (const [wanted, details] of [
    ['//evil.example/', {}],
    ['https://evil.example/', inFullSuite],
    ['/\\evil.example', inFullSuite],
    ['javascript:alert(1)', inFullSuite],
  ] as const) {
    test(`is never ${wanted}`, details, async ({ page }) => {
      const traveller = await createUserInBrowser(page)
      await open(page, '/login')
      await page.evaluate((wanted) => history.replaceState({ usr: { wanted }, key: 'k', idx: 0 }, ''), wanted)
      await page.reload()
      await waitForHydration(page)

      await logIn(page, traveller)

      await expect(page).toHaveURL('/')
    })
  }

  test('the wishlist leads a guest home', inFullSuite, async ({ page }) => {
    await open(page, '/wishlist')

    await expect(page).toHaveURL('/')
  })

  test('the profile asks a guest to log in and is reached that way', inFullSuite, async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await open(page, '/profile')
    await expect(page.getByText('Please log in to view your profile.')).toBeVisible()

    await page.getByRole('link', { name: 'Go to Login' }).click()
    await logIn(page, traveller)

    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('definition').first()).toHaveText(traveller.name)
  })

  test('Back from it does not lead to the login again', inFullSuite, async ({ page }) => {
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message())
      await dialog.accept()
    })
    const traveller = await createUserInBrowser(page)
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await logIn(page, traveller)
    await expect(page.getByRole('definition').first()).toHaveText(traveller.name)

    await page.goBack()

    await expect(page).toHaveURL('/profile')
    expect(alerts).toEqual([])
  })
})

test.describe('a session that ends elsewhere', () => {
  test('ends here with the next call', async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/explore')
    // Lists and news are read when the page is idle, on a busy machine only now. The next call is that of the heart.
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? undefined : route.continue()))
    await callApiBesidePage(page, 'POST /auth/logout', { token: traveller.token })

    await page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }).click()

    await expect.poll(() => recordedTexts(page)).toEqual(['Authentication failed. Please login again.'])
    await expect(page.getByRole('banner').getByRole('link', { name: GUESTS_LINK })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Dumas Beach to wishlist' })).toBeVisible()
    expect(await recordedTexts(page)).toEqual(['Authentication failed. Please login again.'])
    expect(await stored(page)).toEqual([])
  })

  test(
    'is ended by a password that is reset on another device',
    inFullSuite,
    async ({ page, expectProblem, mailTo }) => {
      expectProblem(/401/)
      const traveller = await createUserInBrowser(page)
      await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
      await openAs(page, traveller, '/about')
      await resetPasswordOnOtherDevice(page, traveller, mailTo)

      await page.getByRole('link', { name: 'Wishlist' }).click()

      await expectToast(page, 'Authentication failed. Please login again.')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: /^Remove .* from wishlist$/ })).toHaveCount(0)
    },
  )
})

test('an admin is led to the admin panel, and finds it in the menu', inFullSuite, async ({ page }) => {
  await open(page, '/login')

  await logIn(page, ADMIN)

  await expect(page).toHaveURL('/admin')
  await open(page, '/')
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' })).toBeVisible()
})

test.describe('the account menu', () => {
  test.beforeEach(async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/about')
    await accountMenu(page).click()
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible()
  })

  test('shows a traveller no way to the admin panel', inFullSuite, async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
  })

  test('closes with a click beside it', inFullSuite, async ({ page }) => {
    await page.mouse.click(200, 600)

    await expect(page.getByRole('link', { name: 'View Profile' })).toBeHidden()
    await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes with Escape, and focus returns to its button', inFullSuite, async ({ page }) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeFocused()

    await page.keyboard.press('Escape')

    await expect(page.getByRole('link', { name: 'View Profile' })).toBeHidden()
    await expect(accountMenu(page)).toBeFocused()
  })

  test('is walked through by Tab and closes behind it', inFullSuite, async ({ page }) => {
    for (const name of ['View Profile', 'Without a network']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()

    await page.keyboard.press('Tab')

    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  })

  test('closes with its own button', inFullSuite, async ({ page }) => {
    await accountMenu(page).click()

    await expect(page.getByRole('link', { name: 'View Profile' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the wishlist stays in the top bar', inFullSuite, async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/explore')

    const link = page.getByRole('banner').getByRole('link', { name: 'Wishlist' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()

    await expect(page).toHaveURL('/wishlist')
  })

  test('the side menu leads to the profile and logs out', inFullSuite, async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/explore')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'View Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()

    await menu.getByRole('button', { name: 'Log Out' }).click()

    await expectToast(page, 'Logged Out')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})
