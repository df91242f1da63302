import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createFilter, readCommonPasswords } from '../../../../tools/common-passwords.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser, PASSWORD } from '../../../../tests/support/users.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Common enough for the list, and long enough for an admin. */
const COMMON = 'qwertyuiop12'

describe('the filter of common passwords', () => {
  const listed = readCommonPasswords()

  test('is made of the 100,000 most common ones', () => {
    expect(listed).toHaveLength(100_000)
    expect(
      Buffer.from(createFilter(listed)).equals(readFileSync('src/server/platform/config/common-passwords.bin')),
    ).toBe(true)
  })

  test('knows every one of them, in small letters and capitals', () => {
    expect(listed.filter((password) => !isCommonPassword(password))).toEqual([])
    expect(listed.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([])
  })

  test('takes fewer than one in two thousand others for one of them', () => {
    const others = Array.from({ length: 100_000 }, (_, index) => `kites over Rander ${index}`)
    expect(others.filter(isCommonPassword).length).toBeLessThan(50)
  })
})

describe('a common password is refused', () => {
  const refusal = {
    status: 400,
    body: { fields: { newPassword: 'Many people use this password, so it is guessed first. Choose another.' } },
  }

  test('for an admin who forgot the password, and accepted for a traveller', async () => {
    const testApp = await createTestApp()
    const [admin, traveller] = [await createUser(testApp, { isAdmin: true }), await createUser(testApp)]
    const reset = async ({ email, ip }: typeof admin, newPassword: string) => {
      const body = { email, ...(await requestCode(testApp, { email, ip })), newPassword }
      return callApi(testApp, 'POST /auth/reset-password', { body, ip })
    }
    expect(await reset(admin, COMMON)).toMatchObject(refusal)
    expect((await reset(traveller, COMMON)).status).toBe(200)
  })

  test('for an admin who changes the password', async () => {
    const testApp = await createTestApp()
    const { token, ip } = await createUser(testApp, { isAdmin: true })
    const change = (newPassword: string) =>
      callApi(testApp, 'PUT /auth/password', { token, ip, body: { password: PASSWORD, newPassword } })
    expect(await change(COMMON)).toMatchObject(refusal)
    expect((await change('kites-over-Rander')).status).toBe(200)
  })
})
