import { api } from '#contract/api.ts'
import { randomUUID } from 'node:crypto'
import { callApiOverNetwork, type Answer } from './network-calls.ts'
import { PASSWORD } from './users.ts'

/** A user of a server that runs in its own process. */
export type NetworkUser = { readonly url: string; readonly email: string; readonly token: string }

export async function signUpOverNetwork(url: string): Promise<NetworkUser> {
  const email = `${randomUUID()}@surat.example`
  const body = { name: 'Asha', email, password: PASSWORD }
  const answer = await callApiOverNetwork(url, 'POST /auth/signup', { body })
  return { url, email, token: api.signUp.reply.parse(answer.body).authToken }
}

export type SavedTrips = {
  /** Titles of the trips that the server acknowledged. */
  readonly saved: readonly string[]
  /** The different refusals, such as `503 unavailable`. */
  readonly refusals: readonly string[]
  readonly slowestMs: number
}

/** Saves trips at the same time. @throws Error when one of them gets no answer */
export async function saveTrips({ url, token }: NetworkUser, count: number): Promise<SavedTrips> {
  const answers = await Promise.all(Array.from({ length: count }, () => saveTrip(url, token)))
  const refused = answers.filter(({ status }) => status !== 200)
  return {
    saved: answers.filter(({ status }) => status === 200).map(({ title }) => title),
    refusals: [...new Set(refused.map(({ status, body }) => `${status} ${String(body['code'])}`))],
    slowestMs: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
  }
}

/** Saves `count` trips at a time until one is refused. A full disk still has some room inside files. */
export async function saveUntilRefused(traveller: NetworkUser, count: number): Promise<SavedTrips> {
  const saved = await saveTrips(traveller, count)
  if (saved.refusals.length > 0) return saved
  const more = await saveUntilRefused(traveller, count)
  return { ...more, saved: [...saved.saved, ...more.saved] }
}

async function saveTrip(url: string, token: string): Promise<Answer & { title: string; milliseconds: number }> {
  const title = randomUUID()
  const body = { title, budget: 0, destinations: [{ name: 'Dumas', notes: 'x'.repeat(4_000) }] }
  const begun = performance.now()
  const answer = await callApiOverNetwork(url, 'POST /trip/create', { token, key: title, body })
  return { ...answer, title, milliseconds: performance.now() - begun }
}

export async function listTripTitles({ url, token }: NetworkUser): Promise<string[]> {
  const { body } = await callApiOverNetwork(url, 'GET /trip/user-trips', { token })
  return api.listTrips.reply.parse(body).trips.map(({ title }) => title)
}

/** Counts titles that are missing and titles that occur twice. */
export async function countMissing(traveller: NetworkUser, acknowledged: readonly string[]) {
  const titles = await listTripTitles(traveller)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !titles.includes(title)).length,
    doubled: titles.length - new Set(titles).size,
  }
}
