import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Trip } from '#contract/trip/trips.ts'
import { TripPerson } from '#contract/trip/trip-people.ts'
import * as z from 'zod/mini'
import { joinLive, lostEdits, getOwnStops, type LivePerson, type Sightings } from './live-person.ts'
import { callApiOverNetwork } from './network-calls.ts'

const NAMES = ['asha', 'bina', 'chetan', 'dev', 'esha', 'farid'] as const

export type Session = { readonly token: string }

export type TogetherOptions = {
  readonly url: string
  /** The owner first. */
  readonly sessions: readonly Session[]
  readonly perSecond: number
  readonly ms: number
  readonly delayMs: number
  readonly cuts: number
  /** Half-way. */
  readonly onHalf?: () => Promise<unknown>
}

export type Together = {
  readonly edits: number
  readonly saves: number
  readonly lost: readonly string[]
  /** Values that a person shows in the end and the server does not, or the other way round: a few of them. */
  readonly differences: readonly string[]
  readonly questions: number
  readonly needlessQuestions: number
  /** A few of the fields that were asked about. */
  readonly asked: readonly string[]
  /** From the answer of the server to a save until another's page shows it, with the way down. Sorted, in milliseconds. */
  readonly seenAfterMs: readonly number[]
  /** The same with those whose network was away at some time in between, or back for less than the way there and back. */
  readonly seenAfterCutsMs: readonly number[]
  /** From the first edit of a save until another's page shows it, with the ways up and down. */
  readonly seenAfterEditMs: readonly number[]
  /** From the removal of a person to the end of their stream. */
  readonly endedAfterMs: number
  /** The calls of the removed person, which are refused at once. */
  readonly statusAfter: number
  /** From the removal of a person until a call of theirs is answered so. */
  readonly refusedAfterMs: number
}

const Made = z.object({ token: z.string() })

/** Six people edit one trip at the same time, on a slow network that breaks. */
export async function planTogether(options: TogetherOptions): Promise<Together> {
  const { url, sessions, delayMs } = options
  const [owner, ...friends] = sessions
  if (!owner) throw new Error('Nobody owns the trip')
  const tripId = await shareTrip(url, owner, friends)
  const { sightings, seenAfter } = watchSightings(delayMs)
  const people = await Promise.all(
    sessions.map(({ token }, index) =>
      joinLive({ url, token, tripId, delayMs, sightings, name: NAMES[index] ?? `p${index}` }),
    ),
  )
  const half = wait(options.ms / 2).then(() => options.onHalf?.())
  await Promise.all([...people.map((person) => live(person, options)), half])
  await Promise.all(people.map((person) => person.settle()))
  await untilEqual(people)

  const { body } = await callApiOverNetwork(url, `GET /trips/${tripId}`, owner)
  const trip = Trip.parse(body['trip'])
  const lost = people.flatMap((person) => lostEdits(trip, person.expected()))
  const differences = people.flatMap(({ name, editor }) =>
    differencesBetween(editor.read().trip, trip).map((difference) => `${name}: ${difference}`),
  )
  const removed = await removeLast(url, { tripId, owner, people, sessions })
  for (const person of people) person.close()
  return {
    edits: people.reduce((sum, person) => sum + person.edits, 0),
    saves: trip.version - 1,
    lost,
    differences: differences.slice(0, 10),
    questions: people.reduce((sum, person) => sum + person.questions, 0),
    asked: people.flatMap((person) => [...person.asked]).slice(0, 8),
    needlessQuestions: people.reduce((sum, person) => sum + person.needlessQuestions, 0),
    ...seenAfter(),
    ...removed,
  }
}

async function shareTrip(url: string, owner: Session, friends: readonly Session[]): Promise<string> {
  const activities = NAMES.flatMap((name) => getOwnStops(name).map((id) => ({ id, name: id, date: '2026-12-07' })))
  const destinations = ['Surat', 'Dumas'].map((name, index) => ({ name, activities: index === 0 ? activities : [] }))
  const plan = { title: 'Together', budget: 0, startDate: '2026-12-07', endDate: '2026-12-09', destinations }
  const { body } = await callApiOverNetwork(url, 'POST /trip/create', { ...owner, body: plan })
  const { _id: tripId } = Trip.parse(body['trip'])
  for (const friend of friends) {
    const invite = { purpose: 'invite', role: 'editor' }
    const made = await callApiOverNetwork(url, `POST /trip/links/${tripId}`, { ...owner, body: invite })
    const { token } = Made.parse(made.body)
    await callApiOverNetwork(url, 'POST /trip-invite/accept', { ...friend, body: { token } })
  }
  return tripId
}

/** Edits, and loses the network some times. */
async function live(person: LivePerson, { perSecond, ms, cuts }: TogetherOptions): Promise<void> {
  const part = Math.floor(ms / (cuts + 1))
  const losing = async () => {
    for (let cut = 0; cut < cuts; cut += 1) {
      await wait(randomInt(1, part))
      await person.cut(randomInt(200, Math.max(201, Math.floor(part / 3))))
    }
  }
  await Promise.all([person.edit({ perSecond, ms }), losing()])
}

/** All have heard of the last version: streams come back within seconds, and ask. */
async function untilEqual(people: readonly LivePerson[]): Promise<void> {
  const end = performance.now() + 60_000
  const contents = () => new Set(people.map(({ editor }) => getContent(editor.read().trip)))
  const areClean = () => people.every(({ editor }) => !editor.isDirty())
  while ((contents().size > 1 || !areClean()) && performance.now() < end) await wait(100)
}

/** Without what differs between readers, and the version, which the editor keeps apart. */
function getContent({ userEmail: _email, membership: _membership, version: _version, ...trip }: Trip): string {
  return JSON.stringify(sortKeys(trip))
}

function differencesBetween(shown: Trip, stored: Trip): string[] {
  const getParts = (trip: Trip) => [
    ...trip.destinations.flatMap(({ activities }) => activities.map((activity) => JSON.stringify(sortKeys(activity)))),
    getContent({ ...trip, destinations: trip.destinations.map((destination) => ({ ...destination, activities: [] })) }),
  ]
  const [mine, theirs] = [getParts(shown), getParts(stored)]
  if (mine.join() === theirs.join()) return []
  return [
    ...mine.filter((part) => !theirs.includes(part)).map((part) => `shows ${part}`),
    ...theirs.filter((part) => !mine.includes(part)).map((part) => `lacks ${part}`),
    'another order',
  ]
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  )
}

type Removing = {
  tripId: string
  owner: Session
  people: readonly LivePerson[]
  sessions: readonly Session[]
}

async function removeLast(url: string, { tripId, owner, people, sessions }: Removing) {
  const [person, session] = [people.at(-1), sessions.at(-1)]
  const { body } = await callApiOverNetwork(url, `GET /trip/people/${tripId}`, session)
  const listed = z.array(TripPerson).parse(body['people'])
  const self = listed.find(({ isYou }) => isYou)
  const begun = performance.now()
  await callApiOverNetwork(url, `DELETE /trip/people/${tripId}/${self?.id}`, owner)
  const { status } = await callApiOverNetwork(url, `GET /trips/${tripId}`, session)
  const refusedAfterMs = performance.now() - begun
  while (person?.endedAt === null && performance.now() < begun + 30_000) await wait(5)
  return { endedAfterMs: (person?.endedAt ?? Infinity) - begun, statusAfter: status, refusedAfterMs }
}

type Seen = Pick<Together, 'seenAfterMs' | 'seenAfterCutsMs' | 'seenAfterEditMs'>

function watchSightings(delayMs: number): { sightings: Sightings; seenAfter: () => Seen } {
  const acknowledged = new Map<number, { at: number; by: string; editedAt: number }>()
  const seen: { by: string; version: number; at: number }[] = []
  const cuts: { by: string; since: number; until: number }[] = []
  const highest = new Map<string, number>()
  return {
    sightings: {
      acknowledged: (version, save) => acknowledged.set(version, { at: performance.now(), ...save }),
      seen: (by, version) => {
        if (version <= (highest.get(by) ?? 0)) return
        seen.push({ by, version, at: performance.now() })
        highest.set(by, version)
      },
      // The first question goes there and back.
      cut: (by, since) => cuts.push({ by, since, until: performance.now() + delayMs }),
    },
    /** A page that shows a version shows the versions before it, too. */
    seenAfter: () => {
      const times = [...acknowledged].flatMap(([version, { at, by: author, editedAt }]) =>
        [...highest.keys()].flatMap((by) => {
          const first = seen.find((sighting) => sighting.by === by && sighting.version >= version)
          if (!first || by === author) return []
          const wasCut = cuts.some((cut) => cut.by === by && cut.since <= first.at && cut.until >= at)
          return [{ ms: Math.max(0, first.at - at), ofEdit: first.at - editedAt, wasCut }]
        }),
      )
      const sorted = (values: number[]) => values.toSorted((one, other) => one - other)
      return {
        seenAfterMs: sorted(times.flatMap(({ ms, wasCut }) => (wasCut ? [] : [ms]))),
        seenAfterCutsMs: sorted(times.map(({ ms }) => ms)),
        seenAfterEditMs: sorted(times.flatMap(({ ofEdit, wasCut }) => (wasCut ? [] : [ofEdit]))),
      }
    },
  }
}
