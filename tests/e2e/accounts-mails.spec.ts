import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/browser-access.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { fill } from '#contract/messages/format.ts'
import { clientFailures } from '#messages/ui.ts'
import { abortCall, delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { startBrowserServer } from '../support/browser-server.ts'
import { devices, expect, inFullSuite, open, test as base, waitForHydration } from '../support/browser-test.ts'
import { expectToast, toast } from '../support/browser-toasts.ts'
import {
  accountMenu,
  createUserInBrowser,
  fillSignup,
  logIn,
  newUserDetails,
  openAs,
  type BrowserUser,
} from '../support/browser-users.ts'
import { codeIn, linksIn, type ReceivedMail } from '../support/letters.ts'
import { getMessages } from '../support/messages.ts'
import { openMailServer, type MailServer } from '../support/smtp-server.ts'

type Mails = {
  /** Waits for the mail with that number to this email. */
  letter: (email: string, number?: number) => Promise<ReceivedMail>
  /** Waits for a mail with a link to that page. @returns the link's path and fragment */
  link: (email: string, path: string, number?: number) => Promise<string>
}

/** A server that sends its mails to a mail server. So it asks the owners of emails to confirm them. */
const test = base.extend<{ mails: Mails }, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const mailServer = await openMailServer()
      await use(mailServer)
      await mailServer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const server = await startBrowserServer({ SMTP_URL: mailServer.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  mails: async ({ mailServer }, use) => {
    const mailsTo = (email: string) =>
      mailServer.received.filter(({ to }) => to.includes(email)).map(({ letter }) => letter)
    const waitFor = async <T>(find: () => T | undefined, what: string): Promise<T> => {
      await expect.poll(find, what).toBeDefined()
      const found = find()
      if (found === undefined) throw new Error(`Gone again: ${what}`)
      return found
    }
    await use({
      letter: (email, number = 1) => waitFor(() => mailsTo(email)[number - 1], `mail ${number} to ${email} arrives`),
      link: async (email, path, number = 1) => {
        const find = () =>
          mailsTo(email)
            .flatMap(linksIn)
            .filter(({ pathname }) => pathname === path)[number - 1]
        const { pathname, hash } = await waitFor(find, `link ${number} to ${path} for ${email} arrives`)
        return pathname + hash
      },
    })
  },
})

const OPEN_OTHER = 'Thank you. Now open the link in the mail to the other address too.'
const CHANGED = 'Your email is changed. From now on you log in with the new one.'
const MADE_UP = `#token=${'x'.repeat(43)}`
const [[, phone], [, desktop]] = devices

const notConfirmed = (page: Page) => page.getByText('Email not confirmed')

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** Opens a mailed link, as a mail program does, and presses the button there. */
async function followLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto('about:blank')
  await open(page, link)
  await press(page, button)
}

async function createConfirmedUser(page: Page, mails: Mails): Promise<BrowserUser> {
  const traveller = await createUserInBrowser(page)
  const [, token] = (await mails.link(traveller.email, '/confirm-email')).split('#token=')
  await callApiBesidePage(page, 'POST /auth/confirm-email', { token: traveller.token, body: { token } })
  return traveller
}

async function askForNewEmail(page: Page, { newEmail, password }: { newEmail: string; password: string }) {
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Save email' }).click()
}

function storedEmail(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('email'))
}

test.describe('confirming the email on a phone', () => {
  test.use({ viewport: phone })

  test('takes the mailed link and a click', inFullSuite, async ({ page, mails }) => {
    const traveller = newUserDetails()
    await open(page, '/signup')
    await fillSignup(page, traveller)
    await press(page, 'Sign up')
    await expect(page).toHaveURL('/')
    const link = await mails.link(traveller.email, '/confirm-email')
    await open(page, '/profile')
    await expect(notConfirmed(page)).toBeVisible()
    await expectAccessible(page)

    await page.goto('about:blank')
    await open(page, link)
    await expectAccessible(page)
    await open(page, '/profile')
    await expect(notConfirmed(page), 'looking at the link confirms nothing').toBeVisible()

    await followLink(page, link, 'Confirm my email')
    await expect(page.getByRole('status')).toHaveText('Your email is confirmed.')
    await expectAccessible(page)
    await open(page, '/profile')
    await expect(page.getByRole('definition').filter({ hasText: traveller.email })).toBeVisible()
    await expect(notConfirmed(page)).toHaveCount(0)

    await followLink(page, link, 'Confirm my email')
    await expect(page.getByRole('status'), 'a second click is no error').toHaveText('Your email is confirmed.')
  })

  test('sends the mail again, and asks for patience with more', inFullSuite, async ({ page, mails, expectProblem }) => {
    expectProblem(/429/)
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/profile')
    await press(page, 'Send again')
    await expectToast(page, 'A mail with a link is on its way to you.')
    const again = await mails.link(traveller.email, '/confirm-email', 2)

    await press(page, 'Send again')
    await expect(
      toast(page, 'A mail went out not long ago. Look in your spam folder too, or try again later.'),
    ).toBeVisible()

    await followLink(page, again, 'Confirm my email')
    await expect(page.getByRole('status')).toHaveText('Your email is confirmed.')
  })

  for (const [kind, fragment, details] of [
    ['a made-up link', MADE_UP, inFullSuite],
    ['a link cut short by the mail program', '', inFullSuite],
  ] as const) {
    test(`says so of ${kind}`, details, async ({ page, expectProblem }) => {
      expectProblem(/404/)
      await followLink(page, `/confirm-email${fragment}`, 'Confirm my email')
      await expect(page.getByRole('alert')).toHaveText(
        'This link does not work any more. Your profile sends you a new one.',
      )
      await expect(page.getByRole('main').getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
      await expectAccessible(page)
    })
  }
})

test(
  'mails are in the language of the signup, then in the one chosen in the footer, then in that of the profile',
  inFullSuite,
  async ({ page, mails }) => {
    const { name, email, password } = newUserDetails()
    const words = await getMessages('gu')
    await open(page, '/gu/signup')
    const main = page.getByRole('main')
    await main.getByLabel(words.account.name, { exact: true }).fill(name)
    await main.getByLabel(words.account.email, { exact: true }).fill(email)
    await main.getByLabel(words.account.password, { exact: true }).fill(password)
    await press(page, words.signup.submit)
    await expect(page).toHaveURL('/gu')
    expect((await mails.letter(email)).subject).toBe(serverTexts.gu.mails.emailConfirmation.subject)
    await expect(mails.link(email, '/gu/confirm-email')).resolves.toContain('#token=')

    // The links of members tell the account what is chosen in the footer. They load after the signup.
    const menu = fill(words.accountMenu.label, { name })
    await expect(page.getByRole('banner').getByRole('button', { name: menu })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi')
    await waitForHydration(page)
    // Nobody waits for the answer to the choice, so the profile may be asked first.
    await expect(async () => {
      await open(page, '/profile')
      await expect(page.getByRole('definition').last()).toHaveText('हिन्दी', { timeout: 1_000 })
    }).toPass()
    await press(page, 'Send again')
    expect((await mails.letter(email, 2)).subject).toBe(serverTexts.hi.mails.emailConfirmation.subject)

    await press(page, 'Edit Profile')
    await page.getByLabel('Language of mails').selectOption('English')
    await press(page, 'Save Changes')
    await expect(page.getByRole('definition').last()).toHaveText('English')
  },
)

test(
  'a link that could not be checked without a network can be tried again, and asks guests for the password',
  inFullSuite,
  async ({ page, mails, expectProblem }) => {
    expectProblem(/ERR_FAILED|403/)
    const { email, password } = await createUserInBrowser(page)
    await abortCall(page, '**/api/auth/confirm-email')
    await followLink(page, await mails.link(email, '/confirm-email'), 'Confirm my email')
    await expect(page.getByRole('alert')).toHaveText(clientFailures.network)

    await page.unroute('**/api/auth/confirm-email')
    await press(page, 'Confirm my email')
    await expect(page.getByRole('alert')).toContainText('You are not logged in to the account of this email here')
    await expectAccessible(page)
    await page.getByLabel('Password of the account').fill(password)
    await press(page, 'Confirm my email')

    await expect(page.getByRole('status')).toHaveText('Your email is confirmed.')
  },
)

test.describe('changing the email on a desktop', () => {
  test.use({ viewport: desktop })

  test(
    'takes the links in both mailboxes, and this browser goes on',
    inFullSuite,
    async ({ page, mails, expectProblem }) => {
      expectProblem(/403/)
      const traveller = await createConfirmedUser(page, mails)
      const newEmail = `new-${traveller.email}`
      await openAs(page, traveller, '/profile')
      await askForNewEmail(page, { newEmail, password: 'not this one' })
      const dialog = page.getByRole('dialog', { name: 'Change email' })
      await expect(dialog.getByText('The password is wrong.')).toBeVisible()
      await expectAccessible(page)

      await dialog.getByLabel('Your password', { exact: true }).fill(traveller.password)
      await dialog.getByRole('button', { name: 'Save email' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('region', { name: 'Email', exact: true }).getByRole('status')).toHaveText(
        `Two mails are on their way, to ${traveller.email} and to ${newEmail}. Open the link in each within a day.`,
      )
      await expectAccessible(page)

      const links = [
        await mails.link(traveller.email, '/confirm-email-change'),
        await mails.link(newEmail, '/confirm-email-change'),
      ] as const
      await followLink(page, links[0], 'Confirm the change')
      await expect(page.getByRole('status')).toHaveText(OPEN_OTHER)
      expect(await storedEmail(page)).toBe(traveller.email)

      // The tab is open already, so that only the fragment changes.
      await page.goto(links[1])
      await expectAccessible(page)
      const profile = await page.context().newPage()
      await open(profile, '/profile')
      await expect(profile.getByRole('definition').filter({ hasText: traveller.email })).not.toContainText('new-')
      await press(page, 'Confirm the change')
      await expect(page.getByRole('status')).toHaveText(CHANGED)
      await expectAccessible(page)
      expect(await storedEmail(page)).toBe(newEmail)

      await expect(profile.getByRole('definition').filter({ hasText: newEmail }), 'another tab follows').toBeVisible()
      await open(page, '/profile')
      await expect(page.getByRole('definition').filter({ hasText: newEmail })).toBeVisible()
      await expect(notConfirmed(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('definition').filter({ hasText: newEmail })).toBeVisible()
    },
  )

  test(
    'is told once this browser follows, so that leaving then keeps the session',
    inFullSuite,
    async ({ page, mails }) => {
      const traveller = await createConfirmedUser(page, mails)
      const newEmail = `new-${traveller.email}`
      await openAs(page, traveller, '/profile')
      await askForNewEmail(page, { newEmail, password: traveller.password })
      await followLink(page, await mails.link(traveller.email, '/confirm-email-change'), 'Confirm the change')
      await expect(page.getByText(OPEN_OTHER)).toBeVisible()
      await page.goto(await mails.link(newEmail, '/confirm-email-change'))
      const answer = await delayReply(page, '**/api/auth/user')
      const asked = page.waitForRequest('**/api/auth/user')

      await press(page, 'Confirm the change')
      await asked
      await expect(page.getByRole('status')).toHaveText('One moment …')
      answer()

      await expect(page.getByText(CHANGED)).toBeVisible()
      expect(await storedEmail(page)).toBe(newEmail)
      await open(page, '/profile')
      await expect(page.getByRole('definition').filter({ hasText: newEmail })).toBeVisible()
    },
  )

  test('says of a used link that it is over', inFullSuite, async ({ page, mails, expectProblem }) => {
    expectProblem(/404/)
    const traveller = await createConfirmedUser(page, mails)
    const newEmail = `new-${traveller.email}`
    await openAs(page, traveller, '/profile')
    await askForNewEmail(page, { newEmail, password: traveller.password })
    const old = await mails.link(traveller.email, '/confirm-email-change')
    await followLink(page, await mails.link(newEmail, '/confirm-email-change'), 'Confirm the change')
    await expect(page.getByText(OPEN_OTHER)).toBeVisible()
    await followLink(page, old, 'Confirm the change')
    await expect(page.getByText(CHANGED)).toBeVisible()

    await followLink(page, old, 'Confirm the change')

    await expect(page.getByRole('alert')).toHaveText(
      'This link does not work any more. If your email is not changed yet, ask for the change again in your profile.',
    )
  })
})

test.describe('the newsletter on a phone', inFullSuite, () => {
  test.use({ viewport: phone })

  test('comes after the mailed link and a click', async ({ page, mails, expectProblem }) => {
    expectProblem(/404/)
    const { name, email } = newUserDetails()
    await open(page, '/contact-us')
    await page.getByRole('main').getByLabel('Name').fill(name)
    await page.getByRole('main').getByLabel('Email').fill(email)
    await press(page, 'Subscribe')
    await expectToast(page, 'Almost done: open the link in the mail that is on its way to you.')

    const link = await mails.link(email, '/confirm-newsletter')
    await page.goto('about:blank')
    await open(page, link)
    await expectAccessible(page)
    await press(page, 'Subscribe')
    await expect(page.getByRole('status')).toHaveText('You are subscribed.')
    expect((await mails.letter(email, 2)).headers.get('subject')).toBe('Welcome to the Safarnama newsletter')

    await page.goto(`/confirm-newsletter${MADE_UP}`)
    await press(page, 'Subscribe')
    await expect(page.getByRole('alert')).toHaveText('This link does not work any more.')
    await expect(page.getByRole('main').getByRole('link', { name: 'Newsletter' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
    await expectAccessible(page)
  })
})

test(
  'a stranger who asks for a code meanwhile does not break the code of the owner',
  inFullSuite,
  async ({ page, browser, mails }) => {
    const traveller = await createUserInBrowser(page)
    const askForCode = async (asking: Page) => {
      await open(asking, '/forgot-password')
      await asking.getByLabel('Email Address').fill(traveller.email)
      await press(asking, 'Send OTP')
      await expect(asking.getByRole('button', { name: 'Reset Password' })).toBeVisible()
    }
    await mails.letter(traveller.email)
    await askForCode(page)
    const code = codeIn(await mails.letter(traveller.email, 2))
    const stranger = await browser.newContext()
    await askForCode(await stranger.newPage())
    await stranger.close()

    await page.getByLabel('OTP').fill(code)
    await page.getByLabel('New Password', { exact: true }).fill('another monsoon')
    await press(page, 'Reset Password')

    await expect(page).toHaveURL('/login')
    await logIn(page, { ...traveller, password: 'another monsoon' })
    await expect(accountMenu(page)).toHaveAccessibleName(`Account of ${traveller.name}`)
  },
)
