import { setTimeout as wait } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ADMIN } from '../faults/busy-admin.ts'
import { callApiOverNetwork, measureTimeUntil } from '../support/network-calls.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { isFullRun } from '../support/scale.ts'
import { createClient } from './clients.ts'
import { bringCrowd, bringGuests, type Reads } from './guests.ts'
import { startInstallation, type Installation } from './installation.ts'
import { expectWithinLimits, type Outcome } from './outcome.ts'
import { query } from './postgres-pair.ts'
import { bringWriters, type Written } from './writers.ts'

/** Load before and after a fault. */
const SETTLE_MS = 5_000

/** A tool or a person needs some time to be sure that the primary is dead. */
const PROMOTED_AFTER_MS = 10_000

/** Ten seconds until the promotion, and time for the promotion itself, the check of the proxy and new connections. */
const MAX_WITHOUT_WRITES_SECONDS = 30

/** Travellers whose process died ask again at once, and another process answers. */
const MAX_PAUSE_SECONDS = 5

/** A guest sees a change within this time. */
const MAX_OLD_SECONDS = 2
const CHANGES = 10

/** One failed try for all of them, and not one after the other. */
const MAX_WAIT_SECONDS = 5
const CROWD = 200

const REQUESTS_OF_A_FLOOD = 4_000

const REVIEWS_A_SECOND = 5
const REVIEWS_WRITTEN = 100
const MAX_MISSED_PERCENT = 5

describe.runIf(isFullRun)('three processes on a primary with a standby, behind a cache', () => {
  test('lose no write and fail no guest when the primary dies and the standby takes its place', async () => {
    const installation = await startInstallation()
    const [written, reads] = await underLoad(installation, async () => {
      const { postgres } = installation
      // What is written in this second is not on the standby, so it must not be acknowledged.
      await postgres.cutReplication()
      await wait(SECOND_MS)
      postgres.killPrimary()
      await wait(PROMOTED_AFTER_MS)
      await postgres.promoteStandby()
      await wait(2 * SETTLE_MS)
    })
    expectWithinLimits(getFigures('primary killed', { written, reads, maxPauseSeconds: MAX_WITHOUT_WRITES_SECONDS }))
  })

  test('lose no write and fail no guest when one of the processes is killed', async () => {
    const installation = await startInstallation()
    const [written, reads] = await underLoad(installation, async () => {
      const [first] = installation.processes
      await first?.stop('SIGKILL')
      await wait(SETTLE_MS)
      await first?.start()
    })
    expectWithinLimits(getFigures('one process killed', { written, reads, maxPauseSeconds: MAX_PAUSE_SECONDS }))
  })

  test('lose no write and fail no guest while they are replaced one after the other', async () => {
    const installation = await startInstallation()
    const statuses: (number | null)[] = []
    const [written, reads] = await underLoad(installation, async () => {
      for (const one of installation.processes) {
        statuses.push(await one.stop('SIGTERM'))
        await one.start()
      }
    })
    expect(statuses).toEqual([0, 0, 0])
    expectWithinLimits(getFigures('rolling restart', { written, reads, maxPauseSeconds: MAX_PAUSE_SECONDS }))
  })

  test('guests read what the cache has while all of them are away', async () => {
    const { url, processes } = await startInstallation()
    const guests = await bringGuests(url)
    await Promise.all(processes.map((one) => one.stop('SIGKILL')))
    // The cache keeps pages for a minute, and older ones for failures alone.
    await wait(60_000 + SETTLE_MS)
    const reads = await guests.leave()
    const crowd = await bringCrowd(`${url}/places/surat-castle`, CROWD)
    expectWithinLimits([
      getReads('all processes killed for 65 s', reads),
      { what: `${CROWD} guests who open one page then: failed`, figure: crowd.failed, limit: 0 },
      {
        what: `${CROWD} guests who open one page then: longest wait`,
        figure: Math.round(crowd.slowestMs / 10) / 100,
        limit: MAX_WAIT_SECONDS,
        unit: 's',
      },
    ])
  })

  test('a guest sees a new, a deleted and a restored review and a change of the content folder in time', async () => {
    const installation = await startInstallation()
    const { url } = installation
    const guests = await bringGuests(url)
    const [{ token }, login] = await Promise.all([
      signUpOverNetwork(url),
      callApiOverNetwork(url, 'POST /auth/login', { body: ADMIN }),
    ])
    const admin = api.logIn.reply.parse(login.body).authToken
    const pages = [`${url}/places/surat-castle`, `${url}/api/review/all?limit=50`]
    const times: Record<'new' | 'deleted' | 'restored', number[]> = { new: [], deleted: [], restored: [] }
    for (let change = 0; change < CHANGES; change += 1) {
      const reviewText = `Cool walls in the year ${1_600 + change}`
      const posted = await callApiOverNetwork(url, 'POST /review/create', { token, body: getReview(reviewText) })
      const { review } = api.createReview.reply.parse(posted.body)
      times.new.push(await measureOld(pages, (text) => text.includes(reviewText)))
      await callApiOverNetwork(url, `DELETE /review/delete/${review._id}`, { token: admin })
      times.deleted.push(await measureOld(pages, (text) => !text.includes(reviewText)))
      await callApiOverNetwork(url, `POST /review/restore/${review._id}`, { token: admin })
      times.restored.push(await measureOld(pages, (text) => text.includes(reviewText)))
    }
    const changed = await measureNewContent(installation)
    const reads = await guests.leave()
    expectWithinLimits([
      ...Object.entries(times).map(([kind, all]) => visibleAfter(`${kind} review`, Math.max(...all), CHANGES)),
      visibleAfter('changed content folder', changed, 1),
      getReads('changes of content', reads),
    ])
  })

  test('the cache keeps the pages that do not show a place of which many people write', async () => {
    const { url } = await startInstallation()
    const { token } = await signUpOverNetwork(url)
    const guests = await bringGuests(url)
    const begun = performance.now()
    for (let posted = 0; posted < REVIEWS_WRITTEN; posted += 1) {
      const body = getReview(`Cool walls in the year ${1_600 + posted}`)
      const { status } = await callApiOverNetwork(url, 'POST /review/create', { token, body })
      expect(status).toBe(200)
      await wait(Math.max(0, (posted + 1) * (SECOND_MS / REVIEWS_A_SECOND) - (performance.now() - begun)))
    }
    const reads = await guests.leave()
    expectWithinLimits([
      {
        what: `${REVIEWS_A_SECOND} reviews a second of one place: reads that the cache did not have`,
        figure: Math.round(1_000 * (1 - reads.hitRate)) / 10,
        limit: MAX_MISSED_PERCENT,
        unit: '%',
      },
      getReads(`${REVIEWS_A_SECOND} reviews a second`, reads),
    ])
  })

  test('limits count the visitors behind all proxies apart, and only the server may purge the cache', async () => {
    const { url } = await startInstallation({ RATE_LIMITS: 'on' })
    const [flood, other] = [createClient('127.0.0.2'), createClient('127.0.0.3')]
    onTestFinished(() => [flood, other].forEach((client) => client.leave()))
    const madeUp = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index % 250}` })
    const indices = Array.from({ length: REQUESTS_OF_A_FLOOD }, (_, index) => index)
    // Nobody is signed in, so each answer that is not refused is 401.
    const asked = await Promise.all(
      indices.map((index) => flood.ask('GET', `${url}/api/trip/user-trips`, madeUp(index))),
    )
    const others = await Promise.all(indices.slice(0, 20).map(() => other.ask('GET', `${url}/api/trip/user-trips`)))
    const purges = await Promise.all(
      [{}, { 'x-forwarded-for': '127.0.0.1' }].map((headers) => other.ask('PURGE', `${url}/`, headers)),
    )
    const refused = asked.filter((status) => status === 429).length
    expectWithinLimits([
      {
        what: 'requests of a flood that were let through',
        figure: asked.length - refused,
        limit: 2_400,
        note: `of ${asked.length} with made-up addresses; 1,200 a minute are allowed, and a minute may begin meanwhile`,
      },
      {
        what: 'requests of another visitor that were refused',
        figure: others.filter((status) => status !== 401).length,
        limit: 0,
        note: `of ${others.length}`,
      },
      {
        what: 'purges by visitors that were accepted',
        figure: purges.filter((status) => status < 400).length,
        limit: 0,
      },
    ])
  })
})

/** Lets guests read and travellers write before, during and after a fault. */
async function underLoad(installation: Installation, fault: () => Promise<void>): Promise<[Written, Reads]> {
  const writers = await bringWriters(installation)
  const guests = await bringGuests(installation.url)
  await wait(SETTLE_MS)
  await fault()
  await wait(SETTLE_MS)
  const reads = await guests.leave()
  return [await writers.leave(), reads]
}

type Load = { written: Written; reads: Reads; maxPauseSeconds: number }

function getFigures(fault: string, { written, reads, maxPauseSeconds }: Load): Outcome[] {
  const { lost, doubled, half } = written.found
  return [
    {
      what: `${fault}: acknowledged writes lost`,
      figure: lost.length,
      limit: 0,
      note: [`of ${written.acknowledged}`, ...lost.slice(0, 5)].join('; '),
    },
    { what: `${fault}: writes doubled or half there`, figure: doubled.length + half.length, limit: 0 },
    getReads(fault, reads),
    {
      what: `${fault}: time without writes`,
      figure: Math.round(written.longestPauseMs / 100) / 10,
      limit: maxPauseSeconds,
      unit: 's',
    },
  ]
}

function getReads(fault: string, { failed, answered, slowestMs, perSecond, failures }: Reads): Outcome {
  const note = `of ${failed + answered}, ${perSecond} a second, the slowest ${slowestMs} ms`
  const notes = failures === '' ? note : `${note}: ${failures}`
  return { what: `${fault}: reads of guests failed`, figure: failed, limit: 0, note: notes }
}

function visibleAfter(change: string, milliseconds: number, times: number): Outcome {
  return {
    what: `${change} seen by a guest after at most`,
    figure: Math.round(milliseconds / 10) / 100,
    limit: MAX_OLD_SECONDS,
    unit: 's',
    note: times === 1 ? '' : `${times} changes`,
  }
}

function getReview(reviewText: string): object {
  const locationCoords = { lat: 21.1957, lng: 72.8181 }
  return { placeName: 'Surat Castle', rating: 4, reviewText, imageUrl: '', locationCoords }
}

/** A process that noticed a change late could bring old content back into the cache. */
const WATCH_MS = 3_000

/**
 * Reads pages for a while after a change.
 * @returns the milliseconds until the last answer that was old
 */
async function measureOld(urls: readonly string[], isNew: (text: string) => boolean): Promise<number> {
  const begun = performance.now()
  let lastOldMs = 0
  for (let elapsed = 0; elapsed < WATCH_MS; elapsed = performance.now() - begun) {
    const texts = await Promise.all(urls.map((url) => fetch(url).then((response) => response.text())))
    if (!texts.every(isNew)) lastOldMs = performance.now() - begun
    await wait(20)
  }
  return lastOldMs
}

/**
 * One process starts with changed content. The others notice it.
 * @returns the milliseconds from the commit to the last old page
 */
async function measureNewContent({ url, city, processes, postgres }: Installation): Promise<number> {
  const readVersion = async () => {
    const [row] = await query(postgres.url, "select version from change where topic = 'guide'")
    return Number(row?.['version'])
  }
  const description = 'Only the people of this test know the place.'
  city.editPlaces((places) => places.map((place) => ({ ...place, description })))
  const before = await readVersion()
  const [first] = processes
  await first?.stop('SIGTERM')
  const started = first?.start()
  await measureTimeUntil(async () => (await readVersion()) > before)
  const milliseconds = await measureOld([`${url}/places/surat-castle`], (text) => text.includes(description))
  await started
  return milliseconds
}
