import type { Page } from '@playwright/test'
import { widthOfContent } from '../support/browser-access.ts'
import { breakReply, delayReply } from '../support/browser-answers.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import {
  accountMenu,
  fillSignup,
  logIn,
  openAs,
  createUserInBrowser,
  saveToWishlist,
  newUserDetails,
} from '../support/browser-users.ts'

const PASSWORD = 'monsoon on the Tapi'

test.describe('typed values stay after a failure', () => {
  test('at the login', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    const { email, password } = newUserDetails()
    await open(page, '/login')
    await breakReply(page, '**/api/auth/login')

    await logIn(page, { email, password })
    await expectToast(page, 'Login failed. Please try again.')

    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  })

  test('at the signup', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    const person = newUserDetails()
    await open(page, '/signup')
    await breakReply(page, '**/api/auth/signup')

    await fillSignup(page, person)
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await expectToast(page, 'Signup failed. Please try again.')

    await expect(page.getByLabel('Name')).toHaveValue(person.name)
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
  })

  test('in the profile', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await openAs(page, await createUserInBrowser(page), '/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await breakReply(page, '**/api/auth/update-profile')
    await page.getByLabel('Address', { exact: true }).fill('12 Rander Road')

    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Failed to update profile')

    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Rander Road')
  })

  test('at a new password', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/400/)
    const { email } = newUserDetails()
    await open(page, '/forgot-password')
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByLabel('OTP').fill('000000')
    await page.getByLabel('New Password', { exact: true }).fill(PASSWORD)

    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expectToast(page, 'The code is wrong or no longer holds. Ask for a new one.')

    await expect(page.getByLabel('Email Address')).toHaveValue(email)
    await expect(page.getByLabel('OTP')).toHaveValue('000000')
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(PASSWORD)
  })

  test('in the newsletter', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await open(page, '/contact-us')
    await breakReply(page, '**/api/contact-us')
    await page.getByLabel('Name').fill('Asha')
    await page.getByLabel('Email').fill('asha@example.org')

    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expectToast(page, 'Failed to subscribe, try again.')

    await expect(page.getByLabel('Name')).toHaveValue('Asha')
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
  })
})

test.describe('while a form is on its way it cannot be sent again', () => {
  test('at the login', inFullSuite, async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await open(page, '/login')
    const release = await delayReply(page, '**/api/auth/login')
    const main = page.getByRole('main')

    await logIn(page, traveller)

    const button = main.getByRole('button', { name: /^Log in/ })
    await expect(button).toBeDisabled()
    await expect(button.getByRole('status')).toHaveText('One moment …')
    release()
    await expect(page).toHaveURL('/')
  })

  test('at the signup, before and after its answer, while the next page loads', inFullSuite, async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      calls += Number(request.url().endsWith('/api/auth/signup'))
    })
    await open(page, '/signup')
    await fillSignup(page, newUserDetails())
    const release = await delayReply(page, '**/assets/home-page-*.js')
    const answer = page.waitForResponse('**/api/auth/signup')

    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await answer
    await expectToast(page, 'Signup successful!')
    await page.getByLabel('Name').press('Enter')

    await expect(page.getByRole('main').getByRole('button', { name: /^Sign up/ })).toBeDisabled()
    release()
    await expect(page).toHaveURL('/')
    expect(calls).toBe(1)
  })

  test('in the profile', inFullSuite, async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const release = await delayReply(page, '**/api/auth/update-profile')
    await page.getByLabel('Phone Number').fill('98250')

    await page.getByRole('button', { name: 'Save Changes' }).click()

    await expect(page.getByRole('button', { name: /^Save Changes/ })).toBeDisabled()
    release()
    await expectToast(page, 'Profile updated successfully')
  })

  test('at a code', inFullSuite, async ({ page }) => {
    await open(page, '/forgot-password')
    const release = await delayReply(page, '**/api/auth/forgot-password')
    await page.getByLabel('Email Address').fill(newUserDetails().email)

    await page.getByRole('button', { name: 'Send OTP' }).click()

    await expect(page.getByRole('button', { name: /^Send OTP/ })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
  })
})

test('a password is shown and hidden again while it is typed', inFullSuite, async ({ page }) => {
  await open(page, '/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Hide password' }).click()

  await expect(password).toHaveAttribute('type', 'password')
})

test('a common password shows a warning and is accepted', inFullSuite, async ({ page }) => {
  await open(page, '/signup')
  await fillSignup(page, { ...newUserDetails(), password: 'password' })
  await expect(page.getByText('Many people use this password, so it is guessed first.')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()

  await expectToast(page, 'Signup successful!')
})

test('an empty login shows an error at each missing field', inFullSuite, async ({ page }) => {
  await open(page, '/login')

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()

  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Please enter a valid email')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Please enter your password')
})

test.describe('leaving the profile with something typed', () => {
  test('asks first and stays when the traveller declines', async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Phone Number').fill('98250')
    page.once('dialog', (dialog) => void dialog.dismiss())

    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()

    await expect(page).toHaveURL('/profile')
    await expect(page.getByLabel('Phone Number')).toHaveValue('98250')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('Enter on the newsletter page', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact-us')
    await page.getByLabel('Name').fill('Asha')
    await page.getByLabel('Email').fill(newUserDetails().email)
  })

  test('subscribes in a field', inFullSuite, async ({ page }) => {
    await page.keyboard.press('Enter')

    await expectToast(page, 'Subscribed successfully')
  })

  test('subscribes where nothing has the focus', inFullSuite, async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).click()

    await page.keyboard.press('Enter')

    await expectToast(page, 'Subscribed successfully')
    await expect(page).toHaveURL('/')
  })

  test('follows a link that has the focus', inFullSuite, async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).press('Enter')

    await expect(page).toHaveURL('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('acts on a button that has the focus', inFullSuite, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })

    await page.getByRole('button', { name: 'Open menu' }).press('Enter')

    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

const hostileTexts = [
  { kind: 'a tag', text: '<img src=x onerror=alert(1)>' },
  { kind: 'the end of a script', text: '</script><script>alert(1)</script>' },
  { kind: 'right-to-left writing', text: 'محمد evil אשה' },
  { kind: 'pictures', text: '👩🏽‍🚀🇮🇳 Asha' },
  { kind: 'one long word', text: 'W'.repeat(100) },
]

for (const { kind, text } of hostileTexts) {
  test(`${kind} is a name like any other, wherever it stands`, inFullSuite, async ({ page, mailTo }) => {
    page.on('dialog', () => expect(text, 'is never run').toBe(''))
    const traveller = await createUserInBrowser(page, { name: text })
    const address = `${text}${'W'.repeat(300 - text.length)}`
    await saveToWishlist(page, traveller, { Name: text, Location: text })
    await page.request.post('/api/auth/forgot-password', { data: { email: traveller.email } })
    await openAs(page, traveller, '/profile')

    await expect(accountMenu(page)).toHaveAccessibleName(`Account of ${text}`)
    await accountMenu(page).click()
    await expect(page.getByRole('banner').getByText(text, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Address', { exact: true }).fill(address)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('definition')).toHaveText([text, traveller.email, 'Not provided', address, 'English'])
    expect(await widthOnSmallPhone(page)).toBe(320)
    await open(page, '/wishlist')
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
    expect(await widthOnSmallPhone(page)).toBe(320)

    const letter = await mailTo(traveller.email)
    expect(letter.text).toContain(`<p>Hello ${escaped(text)},</p>`)
  })
}

test(
  'the login after a password reset knows the email, which no URL holds and a reload forgets',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/forgot-password')
    await page.getByLabel('Email Address').fill('asha@example.org')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true } }))
    await page.getByLabel('OTP').fill('123456')
    await page.getByLabel('New Password', { exact: true }).fill('another monsoon')

    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.reload()

    await expect(page.getByLabel('Email')).toHaveValue('')
  },
)

test('the email that was typed at the login is there for a forgotten password, and no URL holds it', async ({
  page,
}) => {
  await open(page, '/login')
  await page.getByLabel('Email').fill(' asha@example.org')
  await page.getByRole('link', { name: 'Forgot password?' }).click()

  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email Address')).toHaveValue('asha@example.org')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('')
})

test(
  'a reload keeps the second step of a password reset, and its email for the first step',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/forgot-password')
    await page.getByLabel('Email Address').fill('asha@example.org')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByLabel('OTP')).toBeVisible()
    await page.reload()

    await expect(page.getByLabel('OTP')).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue('asha@example.org')
    await page.getByRole('link', { name: 'Use another email' }).click()
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue('asha@example.org')
  },
)

/** The width of the content on a screen of 320 pixels. */
async function widthOnSmallPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await widthOfContent(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  return width
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
