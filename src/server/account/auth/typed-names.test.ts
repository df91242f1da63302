import { expect, test } from 'vitest'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD } from '../../../../tests/support/users.ts'

const tags = 'weakness/invisible-names'

/** Signs that nobody sees, or that cover the lines around. */
const unseen = {
  'a zero-width space': 'Meera\u200b Patel',
  'a soft hyphen': 'Mee\u00adra',
  'a turned direction': 'Meera \u202egpj.exe',
  'a Hangul filler alone': '\u3164',
  'a braille blank alone': '\u2800',
  'joiners alone': '\u200d\u200c',
  'ninety-nine accents': `M${'\u0301'.repeat(99)}`,
} as const

test('names with signs that nobody sees are refused, and those of every script are not', { tags }, async () => {
  const testApp = await createTestApp()
  const { token } = await createUser(testApp)
  const change = (name: string) => callApi(testApp, 'PUT /auth/update-profile', { token, body: { name } })
  for (const [kind, name] of Object.entries(unseen)) {
    const body = { name, email: newIdentity().email, password: PASSWORD }
    const answers = [await callApi(testApp, 'POST /auth/signup', { body, ip: newIdentity().ip }), await change(name)]
    expect([kind, ...answers.map(({ status }) => status)]).toEqual([kind, 400, 400])
  }
  for (const name of ['મીરા પટેલ', 'क्ष्मीर ज्ञानेश्वरी', 'Nguyễn Thị Hằng', 'שְׁמוּאֵל', 'नम\u200dस्ते', 'Zoë 🏵️', '李']) {
    expect({ name, status: (await change(name)).status }).toEqual({ name, status: 200 })
  }
})

test('one email in two spellings of Unicode is one account', { tags }, async () => {
  const testApp = await createTestApp()
  const signUp = (email: string) =>
    callApi(testApp, 'POST /auth/signup', { body: { name: 'Zoë', email, password: PASSWORD }, ip: newIdentity().ip })
  expect((await signUp('zoe\u0308@surat.example')).status).toBe(200)
  expect((await signUp('zo\u00eb@surat.example')).status).toBe(409)
  const unseenEmails = [
    'a\u00adb@surat.example',
    'a\u200bb@surat.example',
    'a\u200db@surat.example',
    '\u3164@surat.example',
  ]
  const answers = await Promise.all(unseenEmails.map(signUp))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('nobody calls oneself what the site calls the author of a deleted account', { tags }, async () => {
  const testApp = await createTestApp()
  const { token } = await createUser(testApp)
  for (const name of ['Former traveller', ' former  TRAVELLER.', 'Ｆormer traveller']) {
    const answer = await callApi(testApp, 'PUT /auth/update-profile', { token, body: { name } })
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } })
  }
})
