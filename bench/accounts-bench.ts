/** What signed-in travellers ask for, and what their logins cost everybody else. */
import { drive } from './load.ts'
import { benchOwnRows, type World } from './own-rows-bench.ts'
import { readUse } from './product.ts'
import type { Row } from './table.ts'
import { logIn, post, signUp } from './travellers.ts'

const ITEMS = 30
const LOGINS = 50
const EMAIL = 'wishlist@example.org'

export async function benchAccounts(world: World): Promise<Row[]> {
  const { origin } = world
  const token = await signUp(origin, EMAIL)
  for (let index = 0; index < ITEMS; index++) {
    await post(origin, '/wishlist', { Name: `Place ${index}`, Location: 'https://example.org/a/place' }, token)
  }
  const reads = await benchOwnRows(world, {
    name: `own wishlist, ${ITEMS} rows`,
    path: '/wishlist/user-wishlist',
    token,
    email: EMAIL,
    query:
      'select id, name, location, rating, image, created_at, name_key from wishlist_item where account_id = ? order by created_at desc, id desc',
  })
  return [...reads, ...(await benchLogins(origin))]
}

/** Fifty travellers log in at once while others read. */
async function benchLogins(origin: string): Promise<Row[]> {
  const emails = Array.from({ length: LOGINS }, (_, index) => `login-${index}@example.org`)
  for (const email of emails) await signUp(origin, email)
  const reading = drive(`${origin}/explore`, 5)
  const began = performance.now()
  await Promise.all(emails.map((email) => logIn(origin, email)))
  const milliseconds = performance.now() - began
  const { residentMegabytes: megabytes } = await readUse(origin)
  const { p99, p50, perSecond } = await reading
  return [
    {
      name: `/explore while ${LOGINS} log in at once`,
      perSecond,
      p50,
      p99,
      bar: { text: 'p99 < 50 ms', isMet: p99 < 50 },
    },
    { name: `  the ${LOGINS} logins`, value: `${milliseconds.toFixed(0)} ms` },
    {
      name: '  memory then',
      value: `${megabytes.toFixed(0)} MB`,
      bar: { text: '< 400 MB', isMet: megabytes < 400 },
    },
  ]
}
