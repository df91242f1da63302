import { api } from '#contract/api.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callApiBesidePage } from './browser-calls.ts'
import { open } from './browser-test.ts'
import { codeIn, type ReceivedLetter } from './letters.ts'

export type BrowserUser = { name: string; email: string; password: string; token: string }

/** Somebody without an account. */
export function newUserDetails(): { name: string; email: string; password: string } {
  return { name: 'Asha Desai', email: `asha-${randomUUID()}@example.org`, password: 'monsoon on the Tapi' }
}

/** Makes an account beside the page. */
export async function createUserInBrowser(page: Page, given: Partial<BrowserUser> = {}): Promise<BrowserUser> {
  const person = { ...newUserDetails(), ...given }
  const { name, email, password } = person
  const answer = await callApiBesidePage(page, 'POST /auth/signup', { body: { name, email, password } })
  return { ...person, token: api.signUp.reply.parse(answer).authToken }
}

/** A new traveller, in whose name the next page is opened. */
export async function createSignedInUser(page: Page): Promise<BrowserUser> {
  const traveller = await createUserInBrowser(page)
  await storeSession(page, traveller)
  return traveller
}

/** Stores a session as a login would have, and opens a page with it. */
export async function openAs(page: Page, { email, token }: { email: string; token: string }, path: string) {
  await storeSession(page, { email, token })
  await open(page, path)
}

/** Stores a session on a page of our origin that has no program. */
export async function storeSession(page: Page, session: { email: string; token: string }): Promise<void> {
  await openBlankPage(page)
  await page.evaluate(({ email, token }) => {
    localStorage.setItem('email', email)
    localStorage.setItem('token', token)
  }, session)
}

/** Opens a page of our origin with nothing on it. */
export async function openBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/blank')
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** Fills in the signup form, and leaves sending it to the test. */
export async function fillSignup(
  page: Page,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(name)
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
}

/** The button in the header behind which a signed-in traveller's links are. */
export function accountMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Account of / })
}

export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
}

/** Sets a new password by a mailed code, as from another device. */
export async function resetPasswordOnOtherDevice(
  page: Page,
  { email }: { email: string },
  letterTo: (email: string) => Promise<ReceivedLetter>,
): Promise<void> {
  await callApiBesidePage(page, 'POST /auth/forgot-password', { body: { email } })
  const otp = codeIn(await letterTo(email))
  await callApiBesidePage(page, 'POST /auth/reset-password', { body: { email, otp, newPassword: 'another monsoon' } })
}

/** Names on the traveller's wishlist, as the server has them. */
export async function listWishlistNames(page: Page, { token }: { token: string }): Promise<string[]> {
  const answer = await callApiBesidePage(page, 'GET /wishlist/user-wishlist', { token })
  return api.listWishlist.reply.parse(answer).wishlistItems.map(({ name }) => name)
}

/** Saves something beside the page. */
export async function saveToWishlist(
  page: Page,
  { token }: { token: string },
  item: { Name: string; Location?: string },
) {
  await callApiBesidePage(page, 'POST /wishlist', { token, body: item })
}
