import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CDPSession, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { SQLITE_FILE } from '#server/platform/store/open.ts'
import { ADMIN, startBrowserServer } from '../support/browser-server.ts'
import { devices, expect, open, test as base, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createSignedInUser, logIn, type BrowserUser } from '../support/browser-users.ts'
import { freePort } from '../support/free-port.ts'

/** Passkeys need a host name, and a server that knows it. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startBrowserServer>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const server = await startBrowserServer({ PORT: String(port), PUBLIC_URL: url, REQUIRE_ADMIN_2FA: 'on' })
      await use({ ...server, url })
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' })
const dialog = (page: Page) => page.getByRole('dialog')

/** A device that always recognizes its owner's fingerprint. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

async function enterPassword(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('Enter your password to confirm').fill(password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
}

/** @returns the secret, and the recovery codes that were shown */
async function setUpApp(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await section(page).getByRole('button', { name: 'Set up an app' }).click()
  await enterPassword(page, password)
  await expect(dialog(page).getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  const key = await dialog(page).locator('.totp-key code').textContent()
  const secret = (key ?? '').replaceAll(' ', '')
  await dialog(page).getByLabel('Code of your app').fill(getCode(secret))
  await dialog(page).getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  const codes = await dialog(page).getByRole('listitem').allTextContents()
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
  return { secret, codes }
}

function getCode(secret: string, offsetMs = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + offsetMs })
}

async function addPasskey(page: Page, password: string, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await enterPassword(page, password)
  await dialog(page).getByLabel('Name, such as “My phone”').fill(name)
  await dialog(page).getByRole('button', { name: 'Add a passkey' }).click()
}

/** Makes all logins eleven minutes older. The clock of the server cannot be moved. */
function passTenMinutes({ outbox }: { outbox: string }): void {
  const database = new DatabaseSync(join(dirname(outbox), SQLITE_FILE))
  const earlier = new Date(Date.now() - 11 * MINUTE_MS).toISOString()
  database.prepare('update session set authenticated_at = ?').run(earlier)
  database.close()
}

/** Opens the login page as a guest. */
async function leave(page: Page): Promise<void> {
  // What the page still asks for would have no session, so the page goes first.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await open(page, '/login')
}

async function logInAgain(page: Page, traveller: Pick<BrowserUser, 'email' | 'password'>): Promise<void> {
  await leave(page)
  await logIn(page, traveller)
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test(
      'an app is set up with its first code, and its next code logs in',
      inFullSuite,
      async ({ page, expectProblem }) => {
        expectProblem(/401/)
        expectProblem(/400/)
        const traveller = await createSignedInUser(page)
        await open(page, '/profile')
        const { secret, codes } = await setUpApp(page, traveller.password)
        expect(codes).toHaveLength(10)
        await expect(section(page)).toContainText('On since')
        await expect(section(page)).toContainText('10 codes left')

        await logInAgain(page, traveller)
        await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
        const code = page.getByLabel('Code of your app')
        await expect(code).toBeFocused()
        await code.fill('000000')
        await page.getByRole('button', { name: 'Confirm' }).click()
        await expect(page.getByRole('main')).toContainText('The code is wrong or was used already.')
        // A code counts once. The server takes the next one half a minute early, and this one is not late on a slow machine.
        await code.fill(getCode(secret, 30_000))
        await page.getByRole('button', { name: 'Confirm' }).click()

        await expectToast(page, 'Login successful!')
      },
    )

    test('a passkey is added, confirms a login, and logs in alone', async ({ page, expectProblem }) => {
      expectProblem(/401/)
      await addAuthenticator(page)
      const traveller = await createSignedInUser(page)
      await open(page, '/profile')
      await addPasskey(page, traveller.password, 'My phone')
      await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
      await expect(section(page).getByRole('listitem')).toContainText('My phone')

      await logInAgain(page, traveller)
      await page.getByRole('button', { name: 'Use your passkey' }).click()
      await expectToast(page, 'Login successful!')

      await leave(page)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await expectToast(page, 'Login successful!')
    })
  })
}

test('a recovery code logs in once', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/401/)
  expectProblem(/400/)
  const traveller = await createSignedInUser(page)
  await open(page, '/profile')
  const { codes } = await setUpApp(page, traveller.password)
  const useCode = async () => {
    await logInAgain(page, traveller)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Confirm' }).click()
  }

  await useCode()
  await expectToast(page, 'Login successful!')
  await open(page, '/profile')
  await expect(section(page)).toContainText('9 codes left')
  await useCode()

  await expect(page.getByRole('main')).toContainText('This recovery code is wrong or was used already.')
})

test('a passkey is renamed and removed with the password', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/403/)
  await addAuthenticator(page)
  const { password } = await createSignedInUser(page)
  await open(page, '/profile')
  await addPasskey(page, password, 'My phone')
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click()

  await section(page).getByRole('button', { name: 'Rename My phone' }).click()
  await dialog(page).getByLabel('Name, such as “My phone”').fill('Old phone')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await section(page).getByRole('button', { name: 'Remove Old phone' }).click()
  const remove = dialog(page).getByRole('button', { name: 'Remove', exact: true })
  await dialog(page).getByLabel('Enter your password to confirm').fill('a wrong one')
  await remove.click()
  await expect(dialog(page)).toContainText('The password is wrong.')
  await dialog(page).getByLabel('Enter your password to confirm').fill(password)
  await remove.click()

  await expect(section(page)).toContainText('None yet')
  await expect(section(page).getByRole('heading', { name: 'Recovery codes' })).toBeHidden()
})

test('a passkey that the user does not use leaves the password', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/401/)
  const authenticator = await addAuthenticator(page)
  const traveller = await createSignedInUser(page)
  await open(page, '/profile')
  await addPasskey(page, traveller.password, 'My phone')
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
  await authenticator.send('WebAuthn.disable')
  await logInAgain(page, traveller)
  await page.getByRole('button', { name: 'Log in as somebody else' }).click()

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(traveller.email)
})

test(
  'an admin without a second factor sets one up before the panel opens, and confirms a download ten minutes later',
  inFullSuite,
  async ({ page, server, expectProblem }) => {
    expectProblem(/403/)
    await open(page, '/login')
    await logIn(page, ADMIN)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()

    await setUpApp(page, ADMIN.password)
    await page.getByRole('button', { name: 'Open the panel' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()

    await open(page, '/admin?tab=security')
    passTenMinutes(server)
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    await expect(dialog(page)).toContainText('your last login is more than ten minutes old')
    await dialog(page).getByLabel('Enter your password to confirm').fill(ADMIN.password)
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()

    expect((await download).suggestedFilename()).toBe('security-log.csv')
  },
)
