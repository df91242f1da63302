import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast, toast } from '../support/browser-toasts.ts'
import { accountMenu, newUserDetails } from '../support/browser-users.ts'
import { codeIn, type ReceivedMail } from '../support/letters.ts'

/** The actions of a user by pointer or keyboard. */
type Way = {
  press: (target: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
}

const byMouse = (page: Page): Way => ({
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click({ clickCount: 3 })
    await page.keyboard.press('Delete')
    await page.keyboard.type(text)
  },
})

const byKeyboard = (page: Page): Way => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  type: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type(text)
  },
})

/** Expects a message and waits until it closes, because a toast can cover the next control. */
async function expectMessage(page: Page, text: string): Promise<void> {
  await expectToast(page, text)
  await page.mouse.move(0, 800)
  await page.clock.fastForward(6_000)
  await expect(toast(page, text)).toHaveCount(0)
}

/** The address changes before the page does. A key pressed in between would reach the page that is left. */
async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const HOME_HEADING = 'Surat, as a traveller should find it'

type Traveller = { name: string; email: string; password: string }

async function signUp(page: Page, { press, type }: Way, { name, email, password }: Traveller): Promise<void> {
  const main = page.getByRole('main')
  await press(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  await press(main.getByRole('link', { name: 'Sign up' }))
  await type(main.getByLabel('Name'), name)
  await type(main.getByLabel('Email'), email)
  await type(main.getByLabel('Password', { exact: true }), password)
  await press(main.getByRole('button', { name: 'Sign up' }))
  await expectMessage(page, 'Signup successful!')
  await expectPage(page, '/', HOME_HEADING)
}

async function storeWishlist(page: Page, { press }: Way): Promise<void> {
  await press(page.getByRole('banner').getByRole('link', { name: 'Explore' }))
  await press(page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }))
  await expectMessage(page, 'Added to wishlist!')
  await press(page.getByRole('banner').getByRole('link', { name: 'Wishlist' }))
  await expectPage(page, '/wishlist', 'My Wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveText(/Dumas Beach/)
  await press(page.getByRole('button', { name: 'Remove Dumas Beach from wishlist' }))
  await expectMessage(page, 'Removed from wishlist')
  await expect(page.getByText('No items in the wishlist')).toBeVisible()
}

async function editProfile(page: Page, { press, type }: Way, { name, email }: Traveller): Promise<void> {
  const main = page.getByRole('main')
  await press(accountMenu(page))
  await press(page.getByRole('link', { name: 'View Profile' }))
  await expect(page).toHaveURL('/profile')
  await expect(main.getByRole('definition')).toHaveText([name, email, 'Not provided', 'Not provided', 'English'])

  await press(main.getByRole('button', { name: 'Edit Profile' }))
  await type(main.getByLabel('Phone Number'), '+91 98250 00000')
  await type(main.getByLabel('Address', { exact: true }), '12 Rander Road, Surat')
  await press(main.getByRole('button', { name: 'Save Changes' }))
  await expectMessage(page, 'Profile updated successfully')
  await expect(main.getByRole('definition')).toHaveText([
    name,
    email,
    '+91 98250 00000',
    '12 Rander Road, Surat',
    'English',
  ])

  await press(main.getByRole('button', { name: 'Edit Profile' }))
  await type(main.getByLabel('Phone Number'), '')
  await press(main.getByRole('button', { name: 'Save Changes' }))
  await expect(main.getByRole('definition')).toHaveText([
    name,
    email,
    'Not provided',
    '12 Rander Road, Surat',
    'English',
  ])
}

async function logOut(page: Page, { press }: Way): Promise<void> {
  await press(accountMenu(page))
  await press(page.getByRole('button', { name: 'Logout' }))
  await expectMessage(page, 'Logged Out')
  await expectPage(page, '/', HOME_HEADING)
}

async function setNewPassword(
  page: Page,
  { press, type }: Way,
  { email, password, mailTo }: Omit<Traveller, 'name'> & { mailTo: (email: string) => Promise<ReceivedMail> },
): Promise<void> {
  const main = page.getByRole('main')
  await press(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  await press(main.getByRole('link', { name: 'Forgot password?' }))
  await type(main.getByLabel('Email Address'), email)
  await press(main.getByRole('button', { name: 'Send OTP' }))
  await expectMessage(page, 'OTP sent to your email!')
  const code = codeIn(await mailTo(email))

  await expect(main.getByRole('button', { name: /^Resend OTP in \d+ seconds$/ })).toBeDisabled()
  await page.clock.fastForward(31_000)
  await press(main.getByRole('button', { name: 'Resend OTP', exact: true }))
  await expectMessage(page, 'OTP resent to your email!')
  await expect(main.getByRole('button', { name: /^Resend OTP in \d+ seconds$/ })).toBeDisabled()

  await type(main.getByLabel('OTP'), code)
  await type(main.getByLabel('New Password', { exact: true }), password)
  await press(main.getByRole('button', { name: 'Reset Password' }))
  await expectMessage(page, 'Password reset successful!')
  await expectPage(page, '/login', 'Log in')
}

async function logInAgain(page: Page, { press, type }: Way, { name, email, password }: Traveller): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await type(main.getByLabel('Password', { exact: true }), password)
  await press(main.getByRole('button', { name: 'Log in' }))
  await expectMessage(page, 'Login successful!')
  await expectPage(page, '/', HOME_HEADING)
  await expect(accountMenu(page)).toHaveAccessibleName(`Account of ${name}`)
}

for (const { means, wayOn, details } of [
  { means: 'by mouse', wayOn: byMouse, details: inFullSuite },
  { means: 'by keyboard alone', wayOn: byKeyboard, details: {} },
]) {
  test(`from signup to a new password is one way, ${means}`, details, async ({ page, mailTo }) => {
    test.setTimeout(120_000)
    const traveller = newUserDetails()
    const renewed = { ...traveller, password: 'another monsoon' }
    await page.clock.install()
    await open(page, '/')
    const way = wayOn(page)

    await signUp(page, way, traveller)
    await storeWishlist(page, way)
    await editProfile(page, way, traveller)
    await logOut(page, way)
    await setNewPassword(page, way, { ...renewed, mailTo })

    await logInAgain(page, way, renewed)
  })
}
