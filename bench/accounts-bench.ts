/** What signed-in travellers ask for, and what their logins cost everybody else. */
import { join } from 'node:path'
import * as z from 'zod/mini'
import { startChild } from './child.ts'
import { drive, median, type Load } from './load.ts'
import { readUse } from './product.ts'
import type { Row } from './table.ts'

const ITEMS = 30
const LOGINS = 50
const EMAIL = 'bench@example.org'
const PASSWORD = 'a password for the bench'
const MEGABYTE = 1024 * 1024

export async function benchAccounts(
  origin: string,
  dataDir: string,
  rounds: { seconds: number; count: number },
): Promise<Row[]> {
  const token = await signUp(origin, EMAIL)
  for (let index = 0; index < ITEMS; index++) {
    await post(origin, '/wishlist', { Name: `Place ${index}`, Location: 'https://example.org/a/place' }, token)
  }
  const reads = await benchWishlist({ origin, dataDir, token, rounds })
  return [...reads, ...(await benchLogins(origin))]
}

/** Product and limit take turns on the same database file. */
async function benchWishlist(world: {
  origin: string
  dataDir: string
  token: string
  rounds: { seconds: number; count: number }
}): Promise<Row[]> {
  const { origin, dataDir, token, rounds } = world
  const bare = await startChild({
    script: join(import.meta.dirname, 'bare-wishlist-server.ts'),
    arguments: [join(dataDir, 'safarnama.sqlite'), EMAIL],
  })
  try {
    const loads: { product: Load[]; bare: Load[] } = { product: [], bare: [] }
    const ofProduct = (seconds: number) =>
      drive(`${origin}/api/wishlist/user-wishlist`, seconds, { authorization: `Bearer ${token}` })
    await ofProduct(1)
    await drive(bare.origin, 1)
    for (let round = 0; round < rounds.count; round++) {
      loads.product.push(await ofProduct(rounds.seconds))
      loads.bare.push(await drive(bare.origin, rounds.seconds))
    }
    const product = middle(loads.product)
    const limit = middle(loads.bare)
    const ratio = product.perSecond / limit.perSecond
    const isMet = ratio >= 0.6 && product.p99 <= 3 * limit.p99
    return [
      { name: `own wishlist, ${ITEMS} rows`, ...product, ratio, bar: { text: 'ratio >= 0.6, p99 <= 3x', isMet } },
      { name: '  bare node:http and node:sqlite', ...limit },
    ]
  } finally {
    await bare.stop()
  }
}

/** Fifty travellers log in at once while others read. */
async function benchLogins(origin: string): Promise<Row[]> {
  const emails = Array.from({ length: LOGINS }, (_, index) => `bench-${index}@example.org`)
  for (const email of emails) await signUp(origin, email)
  const reading = drive(`${origin}/explore`, 5)
  const began = performance.now()
  await Promise.all(emails.map((email) => post(origin, '/auth/login', { email, password: PASSWORD })))
  const milliseconds = performance.now() - began
  const { residentBytes } = await readUse(origin)
  const { p99, p50, perSecond } = await reading
  const megabytes = residentBytes / MEGABYTE
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

const Session = z.object({ authToken: z.string() })

async function signUp(origin: string, email: string): Promise<string> {
  const body = { name: 'Bench', email, password: PASSWORD }
  return Session.parse(await post(origin, '/auth/signup', body)).authToken
}

async function post(origin: string, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`)
  return response.json()
}

function middle(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((load) => load[field]))
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}
