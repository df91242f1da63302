import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { namedActivities } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '#web/api/call.ts'
import { createTripEditor } from '#web/trips/planner/trip-editor.ts'
import { getTripInput } from '#web/trips/planner/trip-input.ts'
import { freePort } from '../support/free-port.ts'
import { callApiOverNetwork, type Answer, type CallOptions } from '../support/network-calls.ts'
import { scaled } from '../support/scale.ts'
import { startServer } from '../support/server-process.ts'
import { createStoreLocation, getVariables } from '../support/stores.ts'
import { crashRepeatedly } from './crashing-server.ts'

const EDITS = scaled({ short: 60, full: 1_000 })
const EDITS_OF_A_LIFE = 15

/** Calls as the page does: no answer is a failure of the network. */
async function call(url: string, route: string, asked: CallOptions): Promise<Answer> {
  const answer = await callApiOverNetwork(url, route, asked).catch(() => null)
  if (!answer) throw new ApiError('network', 'no answer')
  if (answer.status === 409) throw new ApiError('conflict', 'changed meanwhile')
  if (answer.status !== 200) throw new ApiError('unavailable', String(answer.status))
  return answer
}

const bareTrip = { title: 'Kites', budget: 0, startDate: '2027-01-14', endDate: '2027-01-15' }

async function openTrip(url: string) {
  const body = { name: 'Meera', email: 'meera@surat.example', password: 'monsoon-on-the-Tapi' }
  const { authToken: token } = api.signUp.reply.parse((await call(url, 'POST /auth/signup', { body })).body)
  const created = await call(url, 'POST /trip/create', {
    token,
    body: { ...bareTrip, destinations: [{ name: 'Surat' }] },
  })
  const { trip } = api.createTrip.reply.parse(created.body)
  const read = async (): Promise<Trip | undefined> => {
    const { body: list } = await call(url, 'GET /trip/user-trips', { token })
    return api.listTrips.reply.parse(list).trips.find(({ _id }) => _id === trip._id)
  }
  const save = async (edited: Trip, { version }: { version: number }) => {
    const sent = { ...getTripInput(edited), version }
    const { body: saved } = await call(url, `PUT /trip/edit/${trip._id}`, { token, body: sent })
    return api.editTrip.reply.parse(saved).trip
  }
  const editor = createTripEditor({ opened: { base: trip, trip }, remote: { read, save }, cache: () => undefined })
  return { editor, read }
}

test('a server that is killed while a page saves by itself loses no edit, and gets what it lost sent again', async () => {
  const location = await createStoreLocation('SQLite')
  const env = { ...getVariables(location), PORT: String(await freePort()) }
  const first = await startServer(env)
  const { editor, read } = await openTrip(first.url)
  let edits = 0
  /** Edits that were said to be saved, and that the server does not have. */
  const lost: string[] = []
  const server = crashRepeatedly(first, { env, progress: () => edits, life: EDITS_OF_A_LIFE })
  while (edits < EDITS) {
    const id = `stop-${edits}`
    const stop = { id, name: `Kite ${edits}`, place: null }
    // A trip has room for 200 stops in a destination.
    const oldest = `stop-${edits - 150}`
    editor.edit({ kind: 'add-stop', stop, date: '2027-01-14', index: 0 }, id)
    editor.edit({ kind: 'remove-stop', stopId: oldest }, oldest)
    edits += 1
    await editor.save()
    if (editor.read().saving !== 'saved') continue
    const ids = await read().then(
      (trip) => trip && namedActivities(trip).map((activity) => activity.id),
      () => null,
    )
    if (ids && !ids.includes(id)) lost.push(id)
  }
  const last = await server.stopCrashing()
  while (editor.isDirty()) {
    await editor.save()
    await wait(20)
  }
  const stored = await read()
  const getNames = (trip: Trip) => namedActivities(trip).map(({ id, name }) => [id, name])
  expect(server.kills).toBeGreaterThan(1)
  expect(lost).toEqual([])
  expect(editor.read().conflicts).toBeNull()
  expect(stored && getNames(stored)).toEqual(getNames(editor.read().trip))
  expect(await last.stop()).toBe(0)
})
