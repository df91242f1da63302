import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { PlaceImport } from '#contract/admin/place-imports.ts'
import type { Store } from '#server/platform/store/database.ts'
import { freePort } from '../support/free-port.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { scaled } from '../support/scale.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { createStoreLocation, engines, openStoreAt, getVariables } from '../support/stores.ts'
import { ADMIN } from './busy-admin.ts'
import { differencesOfGuide, readPlaceTables, type PlaceTables } from './guide-tables.ts'
import { expectNothingLost } from './outcome.ts'

const ROWS = scaled({ short: 300, full: 2_000 })
const ROUNDS = scaled({ short: 2, full: 20 })

type ImportAction = 'apply' | 'undo'

/** @returns the contradictions to the action */
type AfterAction = (found: PlaceTables) => string[]

/** Places of the guide, which get a new phone number. */
const KNOWN = ['dumas-beach', 'gopi-talav', 'suvali-beach']

/** New places, and those of the guide. */
function writeRows(round: number): string {
  const known = KNOWN.map((slug) => `${slug},${slug},,,,,,+91 261 ${2_000_000 + round}`)
  const fresh = Array.from({ length: ROWS - known.length }, (_, index) => {
    const [lat, lng] = [21.15 + (index % 40) * 0.002, 72.8 + Math.floor(index / 40) * 0.003]
    return `,Round ${round} place ${index},cafe,Adajan,"A café, with tables.",${lat},${lng},+91 261 ${1_000_000 + index}`
  })
  return ['slug,name,category,locality,description,latitude,longitude,phone', ...known, ...fresh].join('\r\n')
}

async function upload(url: string, token: string, round: number): Promise<PlaceImport> {
  const form = new FormData()
  form.append('name', `round-${round}.csv`)
  form.append('source', 'https://source.example/places')
  form.append('file', new Blob([writeRows(round)]))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/desk/imports`, { method: 'POST', headers, body: form })
  return api.startPlaceImport.reply.parse(await response.json()).import
}

/** Counts the lines of an import in the audit log, which it writes besides its places. */
async function countAudited(store: Store, id: string): Promise<Record<ImportAction, number>> {
  const rows = await store.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute()
  const of = (action: string) => rows.filter((row) => row.action === action).length
  return { apply: of('place.import-file'), undo: of('place.undo-import-file') }
}

describe.each(engines)('imports of places whose server on $engine is killed', ({ engine }) => {
  test('are wholly there or not at all, and so is each undo, and visitors read what the tables say', async () => {
    const location = await createStoreLocation(engine)
    const admins = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    const env = { ...getVariables(location), ...admins, PORT: String(await freePort()) }
    let server: ServerProcess = await startServer(env)
    const { url } = server
    const store = await openStoreAt(location)
    const { body } = await callApiOverNetwork(url, 'POST /auth/login', { body: ADMIN })
    const { authToken: token } = api.logIn.reply.parse(body)
    const recoveries: number[] = []
    const half: string[] = []
    const doubled: string[] = []
    let kills = 0
    /** How long an action takes that nobody kills. */
    const tookMs: Record<ImportAction, number> = { apply: 0, undo: 0 }

    const getState = async (id: string) => {
      const { body: listed } = await callApiOverNetwork(url, 'GET /desk/imports', { token })
      return api.listPlaceImports.reply.parse(listed).imports.find(({ _id }) => _id === id)?.state
    }
    const perform = async (id: string, action: ImportAction) => {
      const begun = performance.now()
      const sent = action === 'apply' ? { as: 'publish' } : {}
      const { status } = await callApiOverNetwork(url, `POST /desk/imports/${id}/${action}`, { token, body: sent })
      expect(status).toBe(200)
      tookMs[action] = Math.max(tookMs[action], performance.now() - begun)
    }
    const killDuring = async (id: string, action: ImportAction) => {
      const interrupted = perform(id, action).catch(() => undefined)
      await wait(randomInt(Math.max(2, Math.ceil(1.1 * tookMs[action]))))
      await server.stop('SIGKILL')
      await interrupted
      kills += 1
      const killedAt = performance.now()
      server = await startServer(env)
      recoveries.push(performance.now() - killedAt)
    }
    /** Compares with the expected tables before and after the action, and with the guide. */
    const check = async (id: string, action: ImportAction, tables: { before: PlaceTables; after: AfterAction }) => {
      const isDone = (await getState(id)) === (action === 'apply' ? 'imported' : 'undone')
      const found = await readPlaceTables(store)
      const what = `${action} of ${id}, ${isDone ? 'done' : 'not done'}`
      const differences = isDone ? tables.after(found) : tables.before.differencesFrom(found)
      half.push(...differences.map((one) => `${what}: ${one}`))
      half.push(...(await differencesOfGuide(url, found)).map((one) => `${what}: ${one}`))
      const audited = (await countAudited(store, id))[action]
      if (audited !== (isDone ? 1 : 0)) doubled.push(`${what}: ${audited} lines in the audit log`)
    }

    for (let round = 0; round <= ROUNDS; round += 1) {
      const { _id: id, chosen } = await upload(url, token, round)
      expect(chosen.new + chosen.matching + chosen.conflicting).toBe(ROWS)
      const before = await readPlaceTables(store)
      const phone = `+91 261 ${2_000_000 + round}`
      const whole = ({ published }: PlaceTables) => [
        ...(published.size === before.published.size + chosen.new ? [] : [`${published.size} places`]),
        ...(KNOWN.every((slug) => published.get(slug)?.includes(phone)) ? [] : ['a phone number is missing']),
      ]
      // The first round measures how long an action takes.
      if (round > 0) {
        await killDuring(id, 'apply')
        await check(id, 'apply', { before, after: whole })
      }
      await perform(id, 'apply')
      await check(id, 'apply', { before, after: whole })
      const undone = { before: await readPlaceTables(store), after: before.differencesFrom }
      if (round > 0) {
        await killDuring(id, 'undo')
        await check(id, 'undo', undone)
      }
      await perform(id, 'undo')
      await check(id, 'undo', undone)
    }

    expectNothingLost({
      what: `kill -9 during imports of ${ROWS} places and their undo, ${engine}`,
      times: `${kills} kills`,
      acknowledged: 2 * (ROUNDS + 1),
      doubled: doubled.length,
      half: half.length,
      recovery: Math.max(...recoveries),
    })
    expect({ half, doubled }).toEqual({ half: [], doubled: [] })
    expect(await server.stop()).toBe(0)
  })
})
