import { api } from '#contract/api.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callBeside } from './browser-calls.ts'
import { open } from './browser-test.ts'
import { codeIn, type ReceivedLetter } from './letters.ts'

export type BrowserTraveller = { name: string; email: string; password: string; token: string }

/** Somebody without an account. */
export function stranger(): { name: string; email: string; password: string } {
  return { name: 'Asha Desai', email: `asha-${randomUUID()}@example.org`, password: 'monsoon on the Tapi' }
}

/** Makes an account beside the page. */
export async function register(page: Page, given: Partial<BrowserTraveller> = {}): Promise<BrowserTraveller> {
  const person = { ...stranger(), ...given }
  const { name, email, password } = person
  const answer = await callBeside(page, 'POST /auth/signup', { body: { name, email, password } })
  return { ...person, token: api.signUp.reply.parse(answer).authToken }
}

/** A new traveller, in whose name the next page is opened. */
export async function signIn(page: Page): Promise<BrowserTraveller> {
  const traveller = await register(page)
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
  await openBlank(page)
  await page.evaluate(({ email, token }) => {
    localStorage.setItem('email', email)
    localStorage.setItem('token', token)
  }, session)
}

/** Opens a page of our origin with nothing on it. */
export async function openBlank(page: Page): Promise<void> {
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
export async function resetPasswordElsewhere(
  page: Page,
  { email }: { email: string },
  letterTo: (email: string) => Promise<ReceivedLetter>,
): Promise<void> {
  await callBeside(page, 'POST /auth/forgot-password', { body: { email } })
  const otp = codeIn(await letterTo(email))
  await callBeside(page, 'POST /auth/reset-password', { body: { email, otp, newPassword: 'another monsoon' } })
}

/** Names on the traveller's wishlist, as the server has them. */
export async function savedNames(page: Page, { token }: { token: string }): Promise<string[]> {
  const answer = await callBeside(page, 'GET /wishlist/user-wishlist', { token })
  return api.listWishlist.reply.parse(answer).wishlistItems.map(({ name }) => name)
}

/** Saves something beside the page. */
export async function save(page: Page, { token }: { token: string }, item: { Name: string; Location?: string }) {
  await callBeside(page, 'POST /wishlist', { token, body: item })
}
