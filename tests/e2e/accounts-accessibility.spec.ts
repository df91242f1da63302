import type { Page } from '@playwright/test'
import {
  expectAccessibleAt,
  expectAccessibleInEveryLook,
  findSmallTargets,
  applyLook,
  looks,
} from '../support/browser-access.ts'
import { breakReply, delayReply } from '../support/browser-answers.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { accountMenu, openAs, createUserInBrowser, saveToWishlist, newUserDetails } from '../support/browser-users.ts'
import { expectToHoldInEveryWidth } from '../support/browser-widths.ts'

/** A screen and the steps that open it. */
type Screen = { name: string; show: (page: Page) => Promise<void> }

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

async function showWishlist(page: Page, names: readonly string[]): Promise<void> {
  const traveller = await createUserInBrowser(page)
  for (const name of names) await saveToWishlist(page, traveller, { Name: name })
  await openAs(page, traveller, '/wishlist')
}

async function showProfile(page: Page): Promise<void> {
  await openAs(page, await createUserInBrowser(page), '/profile')
}

const screens: readonly Screen[] = [
  { name: 'the login', show: (page) => open(page, '/login') },
  {
    name: 'a login with faults',
    show: async (page) => {
      await open(page, '/login')
      await submit(page, 'Log in')
      await expect(page.getByText('Please enter your password')).toBeVisible()
    },
  },
  { name: 'the signup', show: (page) => open(page, '/signup') },
  {
    name: 'a signup with faults',
    show: async (page) => {
      await open(page, '/signup')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await submit(page, 'Sign up')
      await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter a valid name')
    },
  },
  { name: 'the first step to a new password', show: (page) => open(page, '/forgot-password') },
  {
    name: 'the second step to a new password',
    show: async (page) => {
      await open(page, '/forgot-password')
      await page.getByLabel('Email Address').fill(newUserDetails().email)
      await submit(page, 'Send OTP')
      await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
    },
  },
  { name: 'the profile', show: showProfile },
  { name: 'the profile of a guest', show: (page) => open(page, '/profile') },
  {
    name: 'the profile’s form',
    show: async (page) => {
      await showProfile(page)
      await submit(page, 'Edit Profile')
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    },
  },
  {
    name: 'the profile’s form with a fault',
    show: async (page) => {
      await showProfile(page)
      await submit(page, 'Edit Profile')
      await page.getByLabel('Full Name').fill('')
      await submit(page, 'Save Changes')
      await expect(page.getByText('Please enter a valid name').first()).toBeVisible()
    },
  },
  {
    name: 'the question before an account is deleted',
    show: async (page) => {
      await showProfile(page)
      await submit(page, 'Delete my account')
      await expect(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible()
    },
  },
  { name: 'an empty wishlist', show: (page) => showWishlist(page, []) },
  {
    name: 'a wishlist',
    show: async (page) => {
      await showWishlist(page, ['Dumas Beach', 'Surat Castle', 'Aunt Hansa’s terrace'])
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  },
  { name: 'the newsletter', show: (page) => open(page, '/contact-us') },
  { name: 'the end of the newsletter', show: (page) => open(page, '/unsubscribe?token=made-up') },
  { name: 'the page that asks to log in', show: (page) => open(page, '/my-trips') },
]

for (const { name, show } of screens) {
  test(`${name} holds on desktop and phones, for axe, pointers and fingers`, inFullSuite, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page)

    await expectToHoldInEveryWidth(page)
  })
}

test('a wishlist that failed has no accessibility faults in any look', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  const traveller = await createUserInBrowser(page)
  await breakReply(page, '**/api/wishlist/**')
  await openAs(page, traveller, '/wishlist')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  await expectAccessibleInEveryLook(page)
})

test('a wishlist on its way has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  const release = await delayReply(page, '**/api/wishlist/**')
  await openAs(page, await createUserInBrowser(page), '/wishlist')
  await expect(page.getByRole('status', { name: 'Loading your wishlist …' })).toBeVisible()

  await expectAccessibleInEveryLook(page)

  release()
})

test(
  'the page while a session is being checked has no accessibility faults in any look',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/about')
    const release = await delayReply(page, '**/api/auth/user')
    await page.reload()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(page.getByText('Still connecting …')).toBeVisible()

    await expectAccessibleInEveryLook(page)

    release()
  },
)

test('the open account menu has no accessibility faults in light and dark', inFullSuite, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, await createUserInBrowser(page), '/about')
  await accountMenu(page).click()
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible()

  await expectAccessibleAt(page, 1280)

  expect(await findSmallTargets(page.getByRole('banner'), 24)).toEqual([])
})

test('the side menu of a traveller has no accessibility faults in light and dark', inFullSuite, async ({ page }) => {
  await applyLook(page, looks[0])
  await openAs(page, await createUserInBrowser(page), '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()

  await expectAccessibleAt(page, 360)

  expect(await findSmallTargets(menu, 44)).toEqual([])
})
