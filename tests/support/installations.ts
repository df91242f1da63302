import { api } from '#contract/api.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { connect } from '#server/platform/store/open.ts'
import { dumpTables } from './dump.ts'
import { readArgumentsFor } from '../../tools/start-arguments.ts'
import { insertDeskEvent } from './desk-calendar.ts'
import { insertDeskFares } from './desk-city.ts'
import { insertDeskPlace, getPhoto } from './desk-places.ts'
import { insertDeskTrip } from './desk-trips.ts'
import { createPicture, uploadPicture } from './images.ts'
import { readMemory } from './process-memory.ts'
import type { StoreLocation } from './stores.ts'
import { callApi } from './api-calls.ts'
import { waitForEmptyMailQueue } from './mail-queue.ts'
import { createTestAppAt, type TestApp } from './test-app.ts'
import { createUser, signUp, type TestUser } from './users.ts'

const KILL_ITSELF = join(import.meta.dirname, 'kill-itself.ts')

type UserWithData = TestUser & { /** Address of the first picture in their review. */ picture: string }

/** Creates a user with a wishlist, a trip, two pictures, a review with them, a subscription and a requested code. */
export async function createUserWithData(testApp: TestApp): Promise<UserWithData> {
  const traveller = await signUp(testApp)
  const { token, email, ip } = traveller
  const picture = await uploadPicture(testApp, traveller, await createPicture())
  const second = await uploadPicture(testApp, traveller, await createPicture())
  const stop = { id: 'kites', place: 'dumas-beach', durationMinutes: 90, cost: 12.5, position: 1.5, isDone: true }
  const spending = [{ id: 'string', amount: 120, kind: 'shopping', date: '2026-04-01', note: 'Manjha "सूरत"' }]
  const activities = [{ name: 'Kites 🪁 "as high as that"', date: '2026-04-01', time: '07:00', notes: 'સુરત', ...stop }]
  const requests = [
    callApi(testApp, 'POST /wishlist', {
      token,
      body: { Name: 'Surat Castle', Location: 'by the river', Rating: 4.5 },
    }),
    callApi(testApp, 'POST /trip/create', {
      token,
      body: {
        title: 'Along the Tapi',
        budget: 1_250.5,
        startDate: '2026-04-01',
        endDate: '2026-04-02',
        destinations: [{ name: 'Dumas Beach', activities }],
        pace: 'easy',
        spending,
      },
    }),
    postReview(testApp, traveller, picture, [second]),
    callApi(testApp, 'POST /contact-us', { body: { name: 'Priya', email }, ip }),
    callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip }),
  ]
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  if (statuses.some((status) => status !== 200)) throw new Error(`Nobody could settle: ${statuses.join(', ')}`)
  return { ...traveller, picture }
}

export function postReview(
  testApp: TestApp,
  { token }: Pick<TestUser, 'token'>,
  imageUrl = '',
  additionalImageUrls: readonly string[] = [],
) {
  return callApi(testApp, 'POST /review/create', {
    token,
    body: {
      placeName: 'Dumas Beach',
      rating: 4.5,
      reviewText: 'Black sand.',
      locationCoords: { lat: 21.0812345678, lng: 72.71 },
      imageUrl,
      additionalImageUrls,
    },
  })
}

/** Fills a store with users, an admin's announcements and an editor's places and suggested trip, and closes it. @returns the users */
export async function fillInstallation(
  location: StoreLocation,
  env: Record<string, string> = {},
): Promise<UserWithData[]> {
  const testApp = await createTestAppAt(location, { env })
  const people = [await createUserWithData(testApp), await createUserWithData(testApp)]
  const admin = await createUser(testApp, { isAdmin: true })
  const announcement = {
    title: 'Kite festival',
    content: 'On the river.',
    date: '2026-01-14T06:00:00.000Z',
    priority: 'high',
  }
  await callApi(testApp, 'POST /announcement/create', { token: admin.token, body: announcement })
  const letter = { title: 'Kites', text: 'On the river.', places: ['surat-castle'] }
  await callApi(testApp, 'POST /admin/letters', { token: admin.token, body: letter })
  const review = api.createReview.reply.parse((await postReview(testApp, admin)).body).review
  await callApi(testApp, `DELETE /review/delete/${review._id}`, { token: admin.token })
  const photos = people.map(({ picture }) => getPhoto(picture))
  await insertDeskPlace(testApp, { has_draft: 0, isPublished: true, photos })
  await insertDeskPlace(testApp, { retired_at: '2026-01-14T06:00:00.000Z', replaced_by: 'surat-castle' })
  await insertDeskTrip(testApp, { has_draft: 0, isPublished: true })
  await insertDeskEvent(testApp, { has_draft: 0, isPublished: true })
  await insertDeskFares(testApp, { has_draft: 0, isPublished: true })
  await waitForEmptyMailQueue(testApp.store)
  await testApp.close()
  return people
}

/** Reads every row of a store's tables as sorted text. */
export async function readAllRows(location: StoreLocation): Promise<Record<string, readonly string[]>> {
  const store = connect(location)
  try {
    const tables = await dumpTables(store)
    return Object.fromEntries(
      [...tables].map(([name, rows]) => [
        name,
        rows
          .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
          .toSorted(),
      ]),
    )
  } finally {
    await store.db.destroy()
  }
}

/**
 * Runs one of the operator's commands as a process. With `killAt` the process is killed as it prints that text.
 * @param name the command's script in package.json
 * @returns also the most memory that it took, in megabytes
 */
export async function runTool(name: string, { args = [] as readonly string[], env = {}, killAt = '', input = '' }) {
  const { PATH = '', HOME = '' } = process.env
  const preloaded = killAt === '' ? [] : [`--import=${pathToFileURL(KILL_ITSELF).href}`]
  const child = spawn(process.execPath, [...preloaded, ...readArgumentsFor(name), ...args], {
    env: { PATH, HOME, ...env, KILL_AT: killAt },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const { pid = 0 } = child
  let memory = 0
  const looking = setInterval(() => {
    memory = Math.max(memory, readMemory(pid).peak)
  }, 50)
  await once(child, 'close')
  clearInterval(looking)
  return { status: child.exitCode, output, memory }
}
