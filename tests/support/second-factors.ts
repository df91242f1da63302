import { Secret, TOTP } from 'otpauth'
import { api } from '#contract/api.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { PendingLogin } from '#contract/api/pending-login.ts'
import { TOTP_PERIOD_SECONDS } from '#contract/account/second-factor.ts'
import { callApi, type Answer, type Route } from './api-calls.ts'
import type { Authenticator } from './authenticator.ts'
import type { TestApp } from './test-app.ts'
import { logIn, PASSWORD, type TestUser } from './users.ts'

/** The code that an app shows at an instant. */
export function codeAt(secret: string, instant: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: instant.getTime() })
}

/** Moves the clock on, so that the app shows a code that was not used yet. */
export function nextCode({ clock }: Pick<TestApp, 'clock'>, secret: string): string {
  clock.advance(TOTP_PERIOD_SECONDS * SECOND_MS)
  return codeAt(secret, clock.now())
}

/** @returns the secret of the authenticator app */
export async function addTotp(testApp: TestApp, traveller: TestUser): Promise<string> {
  const { secret } = await addTotpWithCodes(testApp, traveller)
  return secret
}

/** @returns the secret, and the recovery codes that came with the first factor */
export async function addTotpWithCodes(testApp: TestApp, { token }: TestUser) {
  const begun = await succeed(testApp, 'POST /auth/second-factor/totp', { token, body: { password: PASSWORD } })
  const secret = String(begun['secret'])
  const code = nextCode(testApp, secret)
  const added = await succeed(testApp, 'POST /auth/second-factor/totp/confirm', { token, body: { code } })
  return { secret, recoveryCodes: api.confirmTotp.reply.parse(added).recoveryCodes ?? [] }
}

/** @returns the passkey's id */
export async function addPasskey(testApp: TestApp, { token }: TestUser, authenticator: Authenticator): Promise<string> {
  const options = await beginPasskey(testApp, { token })
  const passkey = authenticator.register(options)
  await succeed(testApp, 'POST /auth/second-factor/passkeys', { token, body: { name: 'Phone', passkey } })
  const status = await succeed(testApp, 'GET /auth/second-factor', { token })
  return api.getSecondFactor.reply.parse(status).passkeys.at(-1)?._id ?? ''
}

/** @returns the options for a new passkey */
export async function beginPasskey(testApp: TestApp, { token }: Pick<TestUser, 'token'>): Promise<unknown> {
  const body = { password: PASSWORD }
  return (await succeed(testApp, 'POST /auth/second-factor/passkey-options', { token, body }))['options']
}

/** The first step of a login. @returns the ticket */
export async function beginLogIn(
  testApp: TestApp,
  traveller: Pick<TestUser, 'email' | 'password' | 'ip'>,
): Promise<string> {
  const { status, body } = await logIn(testApp, traveller)
  if (status !== 401 || body['code'] !== 'second-factor-required') {
    throw new Error(`No second factor was asked for: ${JSON.stringify(body)}`)
  }
  return PendingLogin.parse(body['pendingLogin']).ticket
}

/** The second step of a login. */
export function answerTicket(testApp: TestApp, ticket: string, proof: object): Promise<Answer> {
  return callApi(testApp, 'POST /auth/login/second-factor', { body: { ticket, ...proof } })
}

/** @returns the options for a passkey of the ticket's account, or for any passkey */
export async function askForPasskey(testApp: TestApp, ticket?: string): Promise<unknown> {
  const body = ticket === undefined ? {} : { ticket }
  return (await succeed(testApp, 'POST /auth/login/passkey-options', { body }))['options']
}

export async function logInWithPasskey(testApp: TestApp, authenticator: Authenticator): Promise<Answer> {
  const passkey = authenticator.answer(await askForPasskey(testApp))
  return callApi(testApp, 'POST /auth/login/passkey', { body: { passkey } })
}

async function succeed(testApp: TestApp, route: Route, options: Parameters<typeof callApi>[2]) {
  const { status, body } = await callApi(testApp, route, options)
  if (status !== 200) throw new Error(`${route} failed: ${JSON.stringify(body)}`)
  return body
}
