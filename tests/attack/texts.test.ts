import { api } from '#contract/api.ts'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { createPicture } from '../support/images.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import { readOutbox } from '../support/letters.ts'
import { boundedFields, getBounds } from './bounded-fields.ts'
import { typeEverywhere, type Typist } from './hostile-calls.ts'
import { expectUnharmed } from './outcome.ts'
import { scaled } from '../support/scale.ts'
import { count, startTally } from './tally.ts'
import { ADMIN, startTarget } from './target.ts'
import { isTyped, listTypedFields, type TypedField } from './typed-fields.ts'

const texts = hostileTexts.slice(0, scaled({ short: 3, full: hostileTexts.length }))

/** Unescaped, these texts run as script or close their element. */
const RAW = ['<script>alert', '<img src=x', '</script><script>', '</script><!--']

const outputs = [
  '/',
  '/gu',
  '/gu/announcements',
  '/hi/announcements',
  '/gu/suggest-trips',
  '/explore',
  '/reviews',
  '/places/surat-castle',
  '/announcements',
  '/suggest-trips',
  '/seasons',
  '/gu/seasons',
  '/sitemap.xml',
]
const ownOutputs = [
  '/auth/user',
  '/wishlist/user-wishlist',
  '/trip/user-trips',
  '/auth/my-data',
  '/announcement/all',
  '/review/notices',
]
/** Endpoints that editors, moderators and admins read. */
const deskOutputs = [
  '/desk/places',
  '/desk/trips',
  '/desk/calendar',
  '/desk/city',
  '/desk/suggestions',
  '/desk/imports',
  '/desk/freshness',
  '/admin/letters',
  '/admin/activity',
  '/admin/analytics',
]

/** The untyped fields are those of calls that are new: type into them, or say what bounds them. */
function expectEveryFieldTyped(typed: ReadonlySet<TypedField>): void {
  const fields = listTypedFields()
  const isBounded = (field: TypedField) => getBounds(field).length > 0
  expect(fields.filter((field) => !isTyped(field, typed) && !isBounded(field))).toEqual([])
  const used = new Set(fields.flatMap(getBounds))
  expect(Object.keys(boundedFields).filter((end) => !used.has(end))).toEqual([])
}

/** A text as a log may hold it: as it is, and escaped. Line breaks would begin lines of their own. */
function getForms(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim().length > 5)
  return [...lines, JSON.stringify(text).slice(1, -1)].filter((form) => form.length > 5)
}

test(
  'typed text stays text on pages, in answers, in exports and in mails',
  { tags: 'weakness/texts-in-logs' },
  async () => {
    const target = await startTarget({ LOG_LEVEL: 'debug' })
    const { authToken } = api.logIn.reply.parse(
      (await callApiOverNetwork(target.url, 'POST /auth/login', { body: ADMIN })).body,
    )
    const uploaded = await callApiOverNetwork(target.url, 'POST /media/upload', {
      token: authToken,
      picture: await createPicture(),
    })
    const admin = { token: authToken, picture: api.uploadImage.reply.parse(uploaded.body).secure_url }
    const answers = startTally()
    const typed = new Set<TypedField>()
    let mails = 0
    for (const text of texts) {
      const typist: Typist = { url: target.url, text, typed, statuses: [] }
      const { token, email, review: shown, place, trip, letter } = await typeEverywhere(typist, admin)
      for (const status of typist.statuses) count(answers, { status })
      expect(typist.statuses).toEqual(typist.statuses.map(() => 200))

      for (const path of ownOutputs) {
        const answer = await fetch(`${target.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
        count(answers, answer)
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(text.trim()).slice(1, -1))
      }
      const notes = await getNotes(token)
      expect(notes.ofTrip).toEqual([text.trim(), text.trim()])
      expect(notes.ofSuggestions).toContain(text.trim())
      for (const path of [...deskOutputs, `/admin/letters/${letter}`, `/desk/places/${place}`, `/desk/trips/${trip}`]) {
        const answer = await fetch(`${target.url}/api${path}`, { headers: { authorization: `Bearer ${authToken}` } })
        count(answers, answer)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
      }
      await vi.waitFor(async () => expect(await getPage('/places/surat-castle')).toContain(shown), { timeout: 20_000 })
      for (const path of [
        ...outputs,
        `/places/${place}`,
        `/gu/places/${place}`,
        `/suggest-trips/${trip}`,
        `/explore?q=${encodeURIComponent(text)}`,
      ]) {
        const page = await getPage(path)
        expect(RAW.filter((raw) => page.includes(raw))).toEqual([])
      }
      const letters = await vi.waitFor(
        () => {
          const found = readOutbox(join(target.dataDir, 'outbox')).filter(({ raw }) => raw.includes(email))
          expect(found.length).toBeGreaterThanOrEqual(3)
          return found
        },
        { timeout: 20_000 },
      )
      mails += letters.length
      const drawn = letters.map(({ text: letter }) => letter.slice(letter.indexOf('Content-Type: text/html')))
      expect(drawn.filter((html) => RAW.some((raw) => html.includes(raw)))).toEqual([])
      expect(letters.map(({ headers }) => headers.get('to'))).toEqual(letters.map(() => expect.stringContaining(email)))
      expect(letters.flatMap(({ names }) => names.filter((name) => !/^[a-z-]+$/.test(name)))).toEqual([])
    }
    expectEveryFieldTyped(typed)
    const log = target.output()
    expect(texts.filter((text) => getForms(text).some((form) => log.includes(form)))).toEqual([])
    const what = 'hostile texts through every field'
    const note = `${texts.length} texts; ${outputs.length + 2} pages, ${ownOutputs.length} answers each; ${mails} mails`
    const times = `${answers.answered} requests`
    expectUnharmed({ what, times, answers, ...(await target.finish()), note })

    /** The notes of the traveller's day and payment, and those of all suggestions as editors read them. */
    async function getNotes(token: string) {
      const listed = await callApiOverNetwork(target.url, 'GET /trip/user-trips', { token })
      const suggested = await callApiOverNetwork(target.url, 'GET /desk/suggestions', { token: authToken })
      for (const { status } of [listed, suggested]) count(answers, { status })
      const [trip] = api.listTrips.reply.parse(listed.body).trips
      const { suggestions } = api.listSuggestions.reply.parse(suggested.body)
      return {
        ofTrip: [trip?.days?.[0]?.note, trip?.spending?.[0]?.note],
        ofSuggestions: suggestions.map(({ note }) => note),
      }
    }

    async function getPage(path: string): Promise<string> {
      const answer = await fetch(target.url + path)
      count(answers, answer)
      return answer.text()
    }
  },
)
