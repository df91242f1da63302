import type { Page } from '@playwright/test'
import { breakReply, abortCall } from '../support/browser-answers.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToastForItsTime, expectToastToCome, stopClock, toast } from '../support/browser-toasts.ts'
import {
  accountMenu,
  fillSignup,
  logIn,
  openAs,
  openBlankPage,
  createUserInBrowser,
  saveToWishlist,
  newUserDetails,
} from '../support/browser-users.ts'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test.describe('at the login', () => {
  test('a wrong password shows the server’s message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const { email } = await createUserInBrowser(page)
    await open(page, '/login')
    await stopClock(page)

    await logIn(page, { email, password: 'not this one' })

    await expectToastForItsTime(page, 'The email or the password is wrong.')
  })

  test('an answer without a message shows our own message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await open(page, '/login')
    await breakReply(page, '**/api/auth/login')
    await stopClock(page)

    await logIn(page, newUserDetails())

    await expectToastForItsTime(page, 'Login failed. Please try again.')
  })

  test('a missing answer shows the same message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, '/login')
    await abortCall(page, '**/api/auth/login')
    await stopClock(page)

    await logIn(page, newUserDetails())

    await expectToastForItsTime(page, 'Login failed. Please try again.')
    await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible()
  })

  test('success shows a message on the next page', inFullSuite, async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await open(page, '/login')
    await stopClock(page)

    await logIn(page, traveller)

    await expect(page).toHaveURL('/')
    await expectToastForItsTime(page, 'Login successful!')
  })
})

test.describe('at the signup', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/signup')
    await stopClock(page)
  })

  test('errors show in the order of the fields', async ({ page }) => {
    const main = page.getByRole('main')
    const signUp = main.getByRole('button', { name: 'Sign up' })
    await main.getByLabel('Name').fill('   ')

    await signUp.click()
    await expectToastForItsTime(page, 'Please enter a valid name')
    await expect(main.getByLabel('Name')).toBeFocused()
    await main.getByLabel('Name').fill('Asha')
    await main.getByLabel('Email').fill('asha.example.org')
    await signUp.click()
    await expectToastForItsTime(page, 'Please enter a valid email')
    await main.getByLabel('Email').fill('asha@example.org')
    await main.getByLabel('Password', { exact: true }).fill('short')
    await signUp.click()

    await expectToastForItsTime(page, 'Password must be at least 6 characters long')
    await expect(main.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('every message of the server shows', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/400/)
    const errors = ['Please enter a valid name', 'Please enter a valid email']
    await page.route('**/api/auth/signup', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: errors[0], errors, code: 'invalid-input' } }),
    )

    await sendSignup(page)

    await expect(page.getByRole('alert')).toHaveText(errors)
  })

  test('an email with an account shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/409/)
    const { email } = await createUserInBrowser(page)

    await sendSignup(page, email)

    await expectToastForItsTime(page, 'There is already an account with this email.')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('There is already an account with this email.')
  })

  test('an answer without a message shows our own message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await breakReply(page, '**/api/auth/signup')

    await sendSignup(page)

    await expectToastForItsTime(page, 'Signup failed. Please try again.')
  })

  test('success shows a message on the next page', inFullSuite, async ({ page }) => {
    await sendSignup(page)

    await expect(page).toHaveURL('/')
    await expectToastForItsTime(page, 'Signup successful!')
  })
})

async function sendSignup(page: Page, email = newUserDetails().email): Promise<void> {
  await fillSignup(page, { ...newUserDetails(), email })
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
}

for (const path of ['/login', '/signup']) {
  test(`a traveller with a session is led away from ${path} once`, inFullSuite, async ({ page }) => {
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`)
      await dialog.accept()
    })

    await openAs(page, await createUserInBrowser(page), path)

    await expect(page).toHaveURL('/')
    await expect(accountMenu(page)).toBeVisible()
    expect(alerts).toEqual(['alert: You are already logged in'])
  })
}

test.describe('about the wishlist', () => {
  test('a guest is asked to log in', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await stopClock(page)

    await page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }).click()

    await expectToastForItsTime(page, 'Please login')
  })

  test('adding and removing show a message', inFullSuite, async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/places/dumas-beach')
    await stopClock(page)

    await page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }).click()
    await expectToastForItsTime(page, 'Added to wishlist!')
    await page.getByRole('button', { name: 'Remove Dumas Beach from wishlist' }).click()

    await expectToastForItsTime(page, 'Removed from wishlist')
  })

  test('a failed change shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await openAs(page, await createUserInBrowser(page), '/explore')
    await breakReply(page, '**/api/wishlist')
    await stopClock(page)

    await page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }).click()

    await expectToastForItsTime(page, 'Failed to update wishlist')
  })

  test(
    'a list that fails shows a message, and loads with another try',
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/500/)
      const traveller = await createUserInBrowser(page)
      await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
      await openAs(page, traveller, '/about')
      await breakReply(page, '**/api/wishlist/**')
      await stopClock(page)

      await page.getByRole('link', { name: 'Wishlist' }).click()
      await expectToastForItsTime(page, 'Failed to fetch wishlist items')
      await expect(page.getByRole('main').getByText('Failed to fetch wishlist items')).toBeVisible()
      await page.unroute('**/api/wishlist/**')
      await page.clock.resume()
      await page.getByRole('button', { name: 'Try again' }).click()

      await expect(page.getByRole('main').getByRole('article')).toHaveText(/Dumas Beach/)
    },
  )
})

test.describe('about the newsletter', () => {
  test('a subscription shows a message on the home page', inFullSuite, async ({ page }) => {
    await open(page, '/contact-us')
    await stopClock(page)

    await subscribe(page, newUserDetails())

    await expect(page).toHaveURL('/')
    await expectToastForItsTime(page, 'Subscribed successfully')
  })

  test('a subscribed email shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/409/)
    const person = newUserDetails()
    await page.request.post('/api/contact-us', { data: person })
    await open(page, '/contact-us')
    await stopClock(page)

    await subscribe(page, person)

    await expectToastForItsTime(page, 'Email already exists')
    await expect(page).toHaveURL('/contact-us')
  })

  test('a refusal without a message means that the email exists', inFullSuite, async ({ page }) => {
    await open(page, '/contact-us')
    await page.route('**/api/contact-us', (route) => route.fulfill({ json: { success: false } }))
    await stopClock(page)

    await subscribe(page, newUserDetails())

    await expectToastForItsTime(page, 'Email already exists')
  })

  test('a failed request shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, '/contact-us')
    await abortCall(page, '**/api/contact-us')
    await stopClock(page)

    await subscribe(page, newUserDetails())

    await expectToastForItsTime(page, 'Failed to subscribe, try again.')
  })
})

async function subscribe(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(name)
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Subscribe' }).click()
}

test.describe('about a forgotten password', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/forgot-password')
    await page.getByLabel('Email Address').fill(newUserDetails().email)
    await stopClock(page)
  })

  test('a sent code shows a message', inFullSuite, async ({ page }) => {
    await page.getByRole('button', { name: 'Send OTP' }).click()

    await expectToastForItsTime(page, 'OTP sent to your email!')
  })

  test('a failed request for a code shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await breakReply(page, '**/api/auth/forgot-password')

    await page.getByRole('button', { name: 'Send OTP' }).click()

    await expectToastForItsTime(page, 'Failed to send OTP')
  })

  test('a failed request for a further code shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByRole('button', { name: 'Resend OTP in 30 seconds' })).toBeDisabled()
    await expectToastToCome(page, 'OTP sent to your email!')
    await page.clock.runFor(29_000)
    await expect(page.getByRole('button', { name: 'Resend OTP in 1 second' })).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await breakReply(page, '**/api/auth/forgot-password')

    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click()

    await expectToastForItsTime(page, 'Failed to resend OTP')
    await expect(page.getByRole('button', { name: 'Resend OTP', exact: true })).toBeEnabled()
  })

  test('a further code shows a message', inFullSuite, async ({ page }) => {
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByRole('button', { name: /^Resend OTP in/ })).toBeDisabled()
    await expectToastToCome(page, 'OTP sent to your email!')
    await page.clock.runFor(31_000)

    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click()

    await expectToastForItsTime(page, 'OTP resent to your email!')
  })

  test('a failed password reset shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await breakReply(page, '**/api/auth/reset-password')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expectToastForItsTime(page, 'OTP sent to your email!')
    await page.getByLabel('OTP').fill('123456')
    await page.getByLabel('New Password', { exact: true }).fill('another monsoon')

    await page.getByRole('button', { name: 'Reset Password' }).click()

    await expectToastForItsTime(page, 'Failed to reset password')
  })

  test('a wrong code shows the server’s message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/400/)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expectToastForItsTime(page, 'OTP sent to your email!')
    await page.getByLabel('OTP').fill('123456')
    await page.getByLabel('New Password', { exact: true }).fill('another monsoon')

    await page.getByRole('button', { name: 'Reset Password' }).click()

    await expectToastForItsTime(page, 'The code is wrong or no longer holds. Ask for a new one.')
  })
})

test.describe('about the profile', () => {
  test.beforeEach(async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Phone Number').fill('98250')
    await stopClock(page)
  })

  test('a change shows a message', inFullSuite, async ({ page }) => {
    await page.getByRole('button', { name: 'Save Changes' }).click()

    await expectToastForItsTime(page, 'Profile updated successfully')
  })

  test('a failed change shows a message', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await breakReply(page, '**/api/auth/update-profile')

    await page.getByRole('button', { name: 'Save Changes' }).click()

    await expectToastForItsTime(page, 'Failed to update profile')
  })

  test('a logout shows a message', inFullSuite, async ({ page }) => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await accountMenu(page).click()

    await page.getByRole('button', { name: 'Logout' }).click()

    await expect(page).toHaveURL('/')
    await expectToastForItsTime(page, 'Logged Out')
  })
})

test(
  'a session that cannot be resumed shows a message a moment later, and the device keeps nothing of it',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const arrived = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await page.route('**/api/auth/user', async (route) => {
      arrived.resolve()
      await released.promise
      await route.continue()
    })
    await openBlankPage(page)
    await page.evaluate(() => {
      const stored = { token: 'gone', email: 'a@b', user: '{}', isAdmin: 'true', other: 'left by an earlier version' }
      Object.assign(localStorage, stored)
    })
    await page.goto('/about')
    await arrived.promise
    // The account is asked for before the program runs, which needs the clock. After it, later parts are asked for.
    await expect(page.locator('link[rel=modulepreload][href*="/idle-"]')).toBeAttached()
    await stopClock(page)

    released.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.clock.runFor(90)
    await expect(toast(page, 'Authentication failed. Please login again.')).toHaveCount(0)

    await expectToastForItsTime(page, 'Authentication failed. Please login again.')
  },
)
