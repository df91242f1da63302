import { api } from '#contract/api.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { account } from '#messages/account.ts'
import { login } from '#messages/login.ts'
import { callApiBesidePage } from './browser-calls.ts'
import { open } from './browser-test.ts'
import { codeIn, type ReceivedMail } from './letters.ts'

export type BrowserUser = { name: string; email: string; password: string; token: string }

/** @returns the details of a person without an account */
export function newUserDetails(): { name: string; email: string; password: string } {
  return { name: 'Asha Desai', email: `asha-${randomUUID()}@example.org`, password: 'monsoon on the Tapi' }
}

/** Creates an account through the API. */
export async function createUserInBrowser(page: Page, given: Partial<BrowserUser> = {}): Promise<BrowserUser> {
  const person = { ...newUserDetails(), ...given }
  const { name, email, password } = person
  const answer = await callApiBesidePage(page, 'POST /auth/signup', { body: { name, email, password } })
  return { ...person, token: api.signUp.reply.parse(answer).authToken }
}

/** Creates an account and stores its session. The next page opens with this session. */
export async function createSignedInUser(page: Page): Promise<BrowserUser> {
  const traveller = await createUserInBrowser(page)
  await storeSession(page, traveller)
  return traveller
}

/** Stores a session as a login does and opens a page with it. */
export async function openAs(page: Page, { email, token }: { email: string; token: string }, path: string) {
  await storeSession(page, { email, token })
  await open(page, path)
}

/** Stores a session from a page of our origin without a script. */
export async function storeSession(page: Page, session: { email: string; token: string }): Promise<void> {
  await openBlankPage(page)
  await page.evaluate(({ email, token }) => {
    localStorage.setItem('email', email)
    localStorage.setItem('token', token)
  }, session)
}

/**
 * Opens an empty page of our origin. Its route goes again, because a page with a route asks the test about every request
 * and uses no cache.
 */
export async function openBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/blank')
  await page.unroute('**/blank')
}

type LoginWords = { account: { email: string; password: string }; login: { submit: string } }

/** Fills in the login form and submits it. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  words: LoginWords = { account, login },
): Promise<void> {
  // The page before it may have an email field too, and stays until the code of the login page has come.
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.login.submit, exact: true }) })
  await form.getByLabel(words.account.email, { exact: true }).fill(email)
  await form.getByLabel(words.account.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.login.submit, exact: true }).click()
}

/** Fills in the signup form. The test submits it. */
export async function fillSignup(
  page: Page,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(name)
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
}

/** The button in the header that opens the account menu. */
export function accountMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Account of / })
}

export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
}

/** Sets a new password with a mailed code, as another device does. */
export async function resetPasswordOnOtherDevice(
  page: Page,
  { email }: { email: string },
  mailTo: (email: string) => Promise<ReceivedMail>,
): Promise<void> {
  const asked = await callApiBesidePage(page, 'POST /auth/forgot-password', { body: { email } })
  const { requestSecret } = api.forgotPassword.reply.parse(asked)
  const otp = codeIn(await mailTo(email))
  await callApiBesidePage(page, 'POST /auth/reset-password', {
    body: { email, otp, newPassword: 'another monsoon', requestSecret },
  })
}

/** Lists the names on the user's wishlist from the server. */
export async function listWishlistNames(page: Page, { token }: { token: string }): Promise<string[]> {
  const answer = await callApiBesidePage(page, 'GET /wishlist/user-wishlist', { token })
  return api.listWishlist.reply.parse(answer).wishlistItems.map(({ name }) => name)
}

/** Saves a place to the wishlist through the API. */
export async function saveToWishlist(
  page: Page,
  { token }: { token: string },
  item: { Name: string; Location?: string },
) {
  await callApiBesidePage(page, 'POST /wishlist', { token, body: item })
}
