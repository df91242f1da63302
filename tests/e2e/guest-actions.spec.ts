import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { expectAccessibleInEveryLook, widthOfContent } from '../support/browser-access.ts'
import { delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { codeIn } from '../support/letters.ts'
import { reviewForm } from '../support/browser-reviews.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import {
  createUserInBrowser,
  fillSignup,
  listWishlistNames,
  logIn,
  logOut,
  newUserDetails,
  saveToWishlist,
} from '../support/browser-users.ts'

const heart = (page: Page) => page.getByRole('button', { name: 'Add Dumas Beach to wishlist' })
const filledHeart = (page: Page) => page.getByRole('button', { name: 'Remove Dumas Beach from wishlist' })
const dialog = (page: Page, name = 'Save Dumas Beach') => page.getByRole('dialog', { name })
const toLogin = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Log in' })
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function listTripTitles(page: Page, { token }: { token: string }): Promise<string[]> {
  const answer = await callApiBesidePage(page, 'GET /trip/user-trips', { token })
  return api.listTrips.reply.parse(answer).trips.map(({ title }) => title)
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('a guest’s heart is filled after the login, at the same spot of the list', inFullSuite, async ({ page }) => {
      const traveller = await createUserInBrowser(page)
      await open(page, '/explore')
      await heart(page).scrollIntoViewIfNeeded()
      const before = await scrollPosition(page)
      await heart(page).click()
      await expectToast(page, 'Please login')
      await expect(dialog(page)).toContainText('Log in or sign up, and it is on your wishlist.')
      expect(await widthOfContent(page)).toBe(viewport.width)
      await toLogin(page).click()
      await expect(page).toHaveURL('/login')
      await logIn(page, traveller)

      await expect(page).toHaveURL('/explore')
      await expectToast(page, 'Login successful!')
      await expectToast(page, 'Added to wishlist!')
      await expect(filledHeart(page)).toBeVisible()
      await expect.poll(() => scrollPosition(page)).toBe(before)
      await expect.poll(() => listWishlistNames(page, traveller)).toEqual(['Dumas Beach'])
      expect(await page.evaluate(() => sessionStorage.getItem('wanted-deed'))).toBe(null)
    })
  })
}

test(
  'a guest’s heart on the page of a place is filled after a signup, even if the signup page was reloaded',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/places/dumas-beach')
    await heart(page).click()
    await dialog(page).getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
    await page.reload()
    await fillSignup(page, newUserDetails())
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()

    await expect(page).toHaveURL('/places/dumas-beach')
    await expectToast(page, 'Added to wishlist!')
    await expect(filledHeart(page)).toBeVisible()
  },
)

test('what a guest types into a reloaded signup page stays when its script loads', inFullSuite, async ({ page }) => {
  const person = newUserDetails()
  await open(page, '/places/dumas-beach')
  await heart(page).click()
  await dialog(page).getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/signup')
  const loadScripts = await delayReply(page, '**/assets/entry-client-*.js')
  await page.reload({ waitUntil: 'commit' })
  await fillSignup(page, person)
  loadScripts()
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()

  await expect(page).toHaveURL('/places/dumas-beach')
  await expectToast(page, 'Added to wishlist!')
  await expect(filledHeart(page)).toBeVisible()
})

test('a place that the traveller has already is saved once', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
  await open(page, '/places/dumas-beach')
  await heart(page).click()
  await toLogin(page).click()
  await logIn(page, traveller)

  await expectToast(page, 'Added to wishlist!')
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual(['Dumas Beach'])
})

test('the dialog has no accessibility faults', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  await heart(page).click()
  await expect(dialog(page)).toBeVisible()

  await expectAccessibleInEveryLook(page, 'dialog[open]')
})

test('the dialog is closed by keyboard, and the focus returns to the heart', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  await heart(page).focus()
  await page.keyboard.press('Enter')
  await expect(toLogin(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(heart(page)).toBeFocused()

  await page.keyboard.press('Space')
  await dialog(page).getByRole('button', { name: 'Not now' }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(heart(page)).toBeFocused()
})

test('what one guest wanted is not done for the next person', async ({ page }) => {
  const first = await createUserInBrowser(page)
  const second = await createUserInBrowser(page)
  await open(page, '/explore')
  await heart(page).click()
  await toLogin(page).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, first)
  await expectToast(page, 'Added to wishlist!')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.evaluate(() => history.go(-3))
  await expect(page).toHaveURL('/login')
  await logIn(page, second)

  await expect(page).toHaveURL('/explore')
  await expect(heart(page)).toBeVisible()
  await expect.poll(() => listWishlistNames(page, second)).toEqual([])
})

test('a wish is forgotten after half an hour', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await page.clock.install()
  await open(page, '/places/dumas-beach')
  await heart(page).click()
  await toLogin(page).click()
  await expect(page).toHaveURL('/login')
  await page.clock.fastForward('31:00')
  await logIn(page, traveller)

  await expect(page).toHaveURL('/places/dumas-beach')
  await expect(heart(page)).toBeVisible()
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
})

test('a wish is forgotten by a login that another way led to', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await open(page, '/places/dumas-beach')
  await heart(page).click()
  await dialog(page).getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, traveller)

  await expect(page).toHaveURL('/')
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
})

test('a suggested trip that a guest wants is added after the login', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await open(page, '/suggest-trips')
  const trip = page.getByRole('article').first()
  const title = await trip.getByRole('heading', { level: 2 }).innerText()
  await trip.getByRole('button', { name: 'Add to My Trips' }).click()
  await expectToast(page, 'Please login')
  await dialog(page, `Add “${title}” to your trips`).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, traveller)

  await expect(page).toHaveURL('/suggest-trips')
  await expectToast(page, 'Added to your trips successfully!')
  await expect.poll(() => listTripTitles(page, traveller)).toEqual([title])
})

test('a trip that cannot be added after the login shows a message', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  const traveller = await createUserInBrowser(page)
  await page.route('**/api/trip/create', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await open(page, '/suggest-trips')
  await page.getByRole('button', { name: 'Add to My Trips' }).first().click()
  await toLogin(page).click()
  await logIn(page, traveller)

  await expectToast(page, 'Failed to add trip')
  await expect(page).toHaveURL('/suggest-trips')
})

test('a guest who wants to write about a place finds its form after the login', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await open(page, '/places/gopi-talav')
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(dialog(page, 'Write about Gopi Talav')).toBeVisible()
  await expect(page).toHaveURL('/places/gopi-talav')
  await toLogin(page).click()
  await logIn(page, traveller)

  await expect(page).toHaveURL('/reviews?tab=post&place=gopi-talav')
  await expect(reviewForm.placeName(page)).toHaveValue('Gopi Talav')
  await expect(reviewForm.changePlace(page)).toBeInViewport()
})

test('a forgotten password leads back to what the guest wanted', inFullSuite, async ({ page, mailTo }) => {
  const traveller = await createUserInBrowser(page)
  await open(page, '/places/dumas-beach')
  await heart(page).click()
  await toLogin(page).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
  await page.getByLabel('Email').fill(traveller.email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill(codeIn(await mailTo(traveller.email)))
  await page.getByLabel('New Password', { exact: true }).fill('another monsoon')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, { ...traveller, password: 'another monsoon' })

  await expect(page).toHaveURL('/places/dumas-beach')
  await expectToast(page, 'Added to wishlist!')
})

test('a guest of the reviews learns what the login is for', inFullSuite, async ({ page }) => {
  await open(page, '/reviews')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Required')
  await expect(page.getByRole('main')).toContainText('Log in to read all reviews and to write your own.')
  await expect(page.getByText('yours alone')).toHaveCount(0)
})

test(
  'a login in another tab does what the guest wanted, and the login page gives way',
  inFullSuite,
  async ({ page, context }) => {
    const traveller = await createUserInBrowser(page)
    await open(page, '/places/dumas-beach')
    await heart(page).click()
    await toLogin(page).click()
    await expect(page).toHaveURL('/login')
    const elsewhere = await context.newPage()
    await open(elsewhere, '/login')
    await logIn(elsewhere, traveller)
    await expect(elsewhere).toHaveURL('/')

    await expect(page).toHaveURL('/places/dumas-beach')
    await expectToast(page, 'Added to wishlist!')
    await expect(filledHeart(page)).toBeVisible()
    await expect.poll(() => listWishlistNames(page, traveller)).toEqual(['Dumas Beach'])
  },
)

test(
  'a login in another tab leads a guest without a wish from the signup to the page that was wanted',
  inFullSuite,
  async ({ page, context }) => {
    const traveller = await createUserInBrowser(page)
    await open(page, '/reviews')
    await page.getByRole('main').getByRole('link', { name: 'Go to Login' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
    const elsewhere = await context.newPage()
    await open(elsewhere, '/login')
    await logIn(elsewhere, traveller)

    await expect(page).toHaveURL('/reviews')
    await expect(reviewForm.placeName(page)).toBeVisible()
  },
)
