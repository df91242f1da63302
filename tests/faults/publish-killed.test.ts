import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { anotherPlace } from '../support/desk-places.ts'
import { freePort } from '../support/free-port.ts'
import { callApiOverNetwork, measureTimeUntil } from '../support/network-calls.ts'
import { scaled } from '../support/scale.ts'
import { startServer } from '../support/server-process.ts'
import { createStoreLocation, engines, openStoreAt, getVariables } from '../support/stores.ts'
import { ADMIN } from './busy-admin.ts'
import { crashRepeatedly } from './crashing-server.ts'
import { differencesOfGuide, readPlaceTables } from './guide-tables.ts'
import { expectNothingLost } from './outcome.ts'

const DRAFTS = scaled({ short: 30, full: 300 })
const DRAFTS_OF_A_LIFE = scaled({ short: 8, full: 10 })
const WORST_MS = scaled({ short: 120, full: 600 }) * SECOND_MS

describe.each(engines)(
  'drafts to be published at a time, and a server on $engine that is killed then',
  ({ engine }) => {
    test('are each published once, with one version and one line in the audit log', async () => {
      const location = await createStoreLocation(engine)
      const admins = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
      const env = { ...getVariables(location), ...admins, PORT: String(await freePort()) }
      const first = await startServer(env)
      const store = await openStoreAt(location)
      const { body } = await callApiOverNetwork(first.url, 'POST /auth/login', { body: ADMIN })
      const { authToken: token } = api.logIn.reply.parse(body)
      const slugs: string[] = []
      const distant = new Date(Date.now() + 60 * 60 * SECOND_MS).toISOString()
      while (slugs.length < DRAFTS) {
        const place = anotherPlace()
        const planned = { kind: 'places', version: 0, text: place, as: 'schedule', publishAt: distant }
        expect(await callApiOverNetwork(first.url, 'POST /desk/places', { token, body: planned })).toMatchObject({
          status: 200,
        })
        slugs.push(place.slug)
      }
      // The time that the editor chose has come.
      const due = new Date().toISOString()
      await store.db.updateTable('desk_place').set({ publish_at: due }).where('slug', 'in', slugs).execute()

      const countPublished = async () => {
        const rows = await store.db.selectFrom('place').select('slug').where('slug', 'in', slugs).execute()
        return rows.length
      }
      let published = 0
      const server = crashRepeatedly(first, { env, progress: () => published, life: DRAFTS_OF_A_LIFE })
      await measureTimeUntil(async () => {
        published = await countPublished()
        return published === DRAFTS
      }, WORST_MS)
      const last = await server.stopCrashing()

      const versions = await store.db.selectFrom('place_version').select(['slug', 'deed']).execute()
      const actions = Map.groupBy(versions, ({ slug }) => slug)
      const audited = await store.db
        .selectFrom('audit_entry')
        .select('subject_id')
        .where('action', '=', 'place.publish')
        .execute()
      const lines = Map.groupBy(audited, (row) => row.subject_id)
      const drafts = await store.db
        .selectFrom('desk_place')
        .select('slug')
        .where((row) => row.or([row('has_draft', '=', 1), row('publish_at', 'is not', null)]))
        .execute()
      const isOnce = (slug: string) => {
        const made = (actions.get(slug) ?? []).map(({ deed }) => deed)
        return made.toSorted().join() === 'publish,schedule' && lines.get(slug)?.length === 1
      }
      const tables = await readPlaceTables(store)
      expectNothingLost({
        what: `kill -9 while drafts are published at their time, ${engine}`,
        times: `${server.kills} kills`,
        acknowledged: DRAFTS,
        lost: drafts.length + slugs.filter((slug) => !tables.published.has(slug)).length,
        doubled: slugs.filter((slug) => !isOnce(slug)).length,
        half: (await differencesOfGuide(last.url, tables)).length,
        recovery: Math.max(...server.recoveries),
      })
      expect(server.kills).toBeGreaterThan(scaled({ short: 1 }))
      expect(await last.stop()).toBe(0)
    })
  },
)
