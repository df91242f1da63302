import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/text/durations.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

const PATH = '/.well-known/security.txt'

test.each([
  { named: 'security@surat.example', contact: 'mailto:security@surat.example' },
  { named: 'mailto:security@surat.example', contact: 'mailto:security@surat.example' },
  { named: 'https://surat.example/security', contact: 'https://surat.example/security' },
])('whoever finds a weakness learns to tell $named', async ({ named, contact }) => {
  const app = await createGuideApp({ env: { SECURITY_CONTACT: named, PUBLIC_URL: 'https://surat.example' } })
  const { statusCode, headers, body } = await app.inject(PATH)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Contact: ${contact}\n`)
  expect(body).toContain(`Canonical: https://surat.example${PATH}\n`)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '')
  const days = (expires - Date.now()) / DAY_MS
  // RFC 9116 recommends less than a year.
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('without a contact there is no such file', async () => {
  const app = await createGuideApp()
  expect((await app.inject(PATH)).statusCode).toBe(404)
})
