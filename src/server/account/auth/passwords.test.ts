import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { Failure } from '#contract/api/failure.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { lightPasswords } from '../../../../tests/support/light-passwords.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { newIdentity } from '../../../../tests/support/users.ts'

/** The smallest parameters that a PHC string may have, so that hundreds of hashes take no time. */
const LIGHT = await lightPasswords.hash('secret')

/** Hashes in real threads, which end after the test. */
function createTestPasswords(parallel: number): Passwords {
  const passwords = createPasswords({ parallel })
  onTestFinished(passwords.close)
  return passwords
}

/**
 * Starts more checks at once than the queue takes.
 * @returns their results in the order of the calls
 */
function askAtOnce(passwords: Passwords, times: number, phc = LIGHT) {
  return Promise.allSettled(Array.from({ length: times }, () => passwords.verify('secret', phc)))
}

type NamedHash = readonly [name: string, phc: string]

/**
 * Verifies all hashes at once.
 * @returns their names in the order in which they finished
 */
async function orderOfEnds(passwords: Passwords, hashes: readonly NamedHash[]): Promise<string[]> {
  const ended: string[] = []
  await Promise.all(hashes.map(([name, phc]) => passwords.verify('secret', phc).finally(() => ended.push(name))))
  return ended
}

describe('a password hash', () => {
  const passwords = createPasswords({ parallel: 2 })
  afterAll(() => passwords.close())

  test('is Argon2id in PHC form, with at least OWASP’s memory and passes and a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('tea'), passwords.hash('tea')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
  })

  test('verifies the secret it was made of and no other', async () => {
    const phc = await passwords.hash('पतंग🪁')
    const secrets = ['पतंग🪁', 'पतंग', 'पतंग🪁 ', '']
    expect(await Promise.all(secrets.map((secret) => passwords.verify(secret, phc)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('that does not exist verifies no password', async () => {
    expect(await Promise.all(['', 'tea', 'null'].map((secret) => passwords.verify(secret, null)))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('made with other parameters still verifies', async () => {
    expect([await passwords.verify('secret', LIGHT), await passwords.verify('guess', LIGHT)]).toEqual([true, false])
  })

  // Made by the command of the reference implementation: argon2 somesalt -id -v 13 -t 2 -m 16 -p 1 -l 32
  test('of the reference implementation verifies', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.verify('password', reference)).toBe(true)
  })

  test.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA'])(
    'that is none is a fault of ours and lets nobody in: %s',
    async (phc) => {
      await expect(passwords.verify('secret', phc)).rejects.toThrow('not in PHC form')
    },
  )
})

describe('hashing under load', () => {
  test('keeps two hundred waiting and refuses the rest at once, with the time to try again', async () => {
    const outcomes = await askAtOnce(createTestPasswords(2), 210)
    expect(outcomes.slice(0, 202)).toEqual(Array.from({ length: 202 }, () => ({ status: 'fulfilled', value: true })))
    const refusals = outcomes.slice(202).map((outcome): unknown => outcome.status === 'rejected' && outcome.reason)
    expect(refusals).toHaveLength(8)
    expect(refusals.every((reason) => reason instanceof Failure)).toBe(true)
    expect(refusals[0]).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  })

  test('takes up new work when the queue has been worked off', async () => {
    const passwords = createTestPasswords(1)
    await askAtOnce(passwords, 250)
    expect(await askAtOnce(passwords, 3)).toMatchObject([{ value: true }, { value: true }, { value: true }])
  })

  test('gives back its place after an error', async () => {
    const passwords = createTestPasswords(1)
    await askAtOnce(passwords, 5, 'broken')
    expect(await passwords.verify('secret', LIGHT)).toBe(true)
  })

  test('works one after the other in the order of asking where one at once is allowed', async () => {
    const slow = '$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const asked = [
      ['slow', slow],
      ['light', LIGHT],
      ['slow again', slow],
      ['light again', LIGHT],
    ] as const
    expect(await orderOfEnds(createTestPasswords(1), asked)).toEqual(['slow', 'light', 'slow again', 'light again'])
  })

  test('never runs more at once than allowed: a light one waits until one of two slow ones is done', async () => {
    const slow = '$argon2id$v=19$m=8192,t=4,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const asked = [
      ['slow', slow],
      ['slow', slow],
      ['light', LIGHT],
    ] as const
    expect((await orderOfEnds(createTestPasswords(2), asked))[0]).toBe('slow')
  })

  testInFull('is answered with 503 and the time to try again when the queue is full', async () => {
    const passwords = createTestPasswords(1)
    const testApp = await createTestApp({ passwords, env: { RATE_LIMITS: 'off' } })
    // The first check takes longer than a request needs to arrive, so that all others wait.
    const slow = '$argon2id$v=19$m=65536,t=15,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const waiting = Promise.all([passwords.verify('secret', slow), askAtOnce(passwords, 200)])
    const body = { email: newIdentity().email, password: 'secret' }
    const [login, signup] = await Promise.all([
      callApi(testApp, 'POST /auth/login', { body: { ...body, password: 'x'.repeat(10) } }),
      callApi(testApp, 'POST /auth/signup', { body: { ...body, name: 'Meera' } }),
    ])
    await waiting
    const busy = { status: 503, headers: { 'retry-after': '5' }, body: { success: false, code: 'unavailable' } }
    expect([login, signup]).toMatchObject([busy, busy])
  })
})
