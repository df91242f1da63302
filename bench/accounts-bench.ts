/** Reads of the own wishlist, and the cost of logins for all other visitors. */
import { drive } from './load.ts'
import { benchOwnRows, type BenchContext } from './own-rows-bench.ts'
import { readUse } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { logIn, post, signUp } from './travellers.ts'

const ITEMS = 30
const LOGINS = 50
const EMAIL = 'wishlist@example.org'

export async function benchAccounts(context: BenchContext): Promise<Row[]> {
  const { origin } = context
  const token = await signUp(origin, EMAIL)
  for (let index = 0; index < ITEMS; index++) {
    await post(origin, '/wishlist', { Name: `Place ${index}`, Location: 'https://example.org/a/place' }, token)
  }
  const reads = await benchOwnRows(context, {
    name: `own wishlist, ${ITEMS} rows`,
    path: '/wishlist/user-wishlist',
    token,
    email: EMAIL,
    query:
      'select id, name, location, rating, image, created_at, name_key from wishlist_item where account_id = ? order by created_at desc, id desc',
  })
  return [...reads, ...(await benchLogins(origin))]
}

/** Measures a public page while fifty travellers log in at once. */
async function benchLogins(origin: string): Promise<Row[]> {
  const emails = Array.from({ length: LOGINS }, (_, index) => `login-${index}@example.org`)
  for (const email of emails) await signUp(origin, email)
  const reading = drive(`${origin}/explore`, 5)
  const began = performance.now()
  await Promise.all(emails.map((email) => logIn(origin, email)))
  const milliseconds = performance.now() - began
  const { residentMegabytes: megabytes } = await readUse(origin)
  const { p99Ms, p50Ms, perSecond } = await reading
  return [
    {
      name: `/explore while ${LOGINS} log in at once`,
      perSecond,
      p50Ms,
      p99Ms,
      bar: { text: 'p99 < 50 ms', isMet: p99Ms < 50 },
    },
    { name: `  the ${LOGINS} logins`, value: `${milliseconds.toFixed(0)} ms` },
    {
      name: '  memory then',
      value: `${megabytes.toFixed(0)} MB`,
      bar: { text: '< 400 MB', isMet: megabytes < 400 },
    },
  ]
}
