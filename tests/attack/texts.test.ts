import { api } from '#contract/api.ts'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ContentPlace } from '#contract/content-place.ts'
import type { ContentTrip } from '#contract/content-trip.ts'
import { anotherPlace } from '../support/desk-places.ts'
import { anotherTrip } from '../support/desk-trips.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { createPicture } from '../support/images.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import { readOutbox } from '../support/letters.ts'
import { expectUnharmed } from './outcome.ts'
import { scaled } from '../support/scale.ts'
import { count, startTally } from './tally.ts'
import { ADMIN, startTarget } from './target.ts'

const texts = hostileTexts.slice(0, scaled({ short: 3, full: hostileTexts.length }))

/** Unescaped, these texts run as script or close their element. */
const RAW = ['<script>alert', '<img src=x', '</script><script>', '</script><!--']

/** Creates a traveller with hostile texts only. @returns the raw answers of all calls */
async function fillEveryField(url: string, text: string, admin: { token: string; picture: string }) {
  const account = { name: text, email: `${randomUUID()}@surat.example`, password: 'monsoon-on-the-Tapi' }
  const signedUp = await callApiOverNetwork(url, 'POST /auth/signup', { body: account })
  const { authToken: token } = api.signUp.reply.parse(signedUp.body)
  const stay = { name: text, address: text, bookingReference: text }
  const activity = { name: text, notes: text }
  const destination = {
    name: text,
    location: text,
    notes: text,
    activities: [activity],
    accommodation: stay,
    transportation: { type: text, bookingReference: text },
  }
  const review = {
    landmark: text,
    location: text,
    rating: 4,
    reviewText: text,
    locationCoords: { lat: 21.2, lng: 72.8 },
  }
  const done = [
    await callApiOverNetwork(url, 'PUT /auth/update-profile', {
      token,
      body: { name: text, phone: text.slice(0, 40), address: text },
    }),
    await callApiOverNetwork(url, 'POST /wishlist', { token, body: { Name: text, Location: text, Image: text } }),
    await callApiOverNetwork(url, 'POST /trip/create', {
      token,
      body: { title: text, description: text, budget: 1, destinations: [destination], ...planOf(text) },
    }),
    await callApiOverNetwork(url, 'POST /review/create', { token, body: { ...review, placeName: text } }),
    await callApiOverNetwork(url, 'POST /review/create', { token, body: { ...review, placeName: 'Surat Castle' } }),
    await callApiOverNetwork(url, 'POST /contact-us', { body: { name: text, email: account.email } }),
    await callApiOverNetwork(url, 'POST /auth/forgot-password', { body: { email: account.email } }),
    await callApiOverNetwork(url, 'POST /announcement/create', {
      token: admin.token,
      body: { title: text, content: text, date: '2027-01-01T10:00:00Z', priority: 'high' },
    }),
    await callApiOverNetwork(url, 'POST /admin/letters', {
      token: admin.token,
      // A title is one line, as a header is.
      body: { title: text.replaceAll(/[\u2028\u2029]/g, ''), text, places: ['surat-castle'] },
    }),
    ...(await appealAgainstRemoval(url, { token, adminToken: admin.token, review: { ...review, placeName: text } })),
    await callApiOverNetwork(url, 'POST /places/surat-castle/suggestions', {
      token,
      body: { topic: 'other', note: text, seenOn: new Date().toISOString().slice(0, 10) },
    }),
    await callApiOverNetwork(url, 'POST /desk/trips', {
      token: admin.token,
      body: { version: 0, trip: hostileTrip(text), as: 'publish' },
    }),
    await callApiOverNetwork(url, 'POST /desk/places', {
      token: admin.token,
      body: { version: 0, place: hostilePlace(text, admin.picture), as: 'publish' },
    }),
  ]
  return { token, email: account.email, done: [signedUp, ...done] }
}

/** A day and a payment with hostile notes. */
function planOf(text: string) {
  return {
    days: [{ date: '2026-12-07', note: text }],
    spending: [{ amount: 1, kind: 'food', date: '2026-12-07', note: text }],
  }
}

type Removed = { token: string; adminToken: string; review: { reviewText: string; placeName: string } }

/** Posts a review, has it removed and appeals with its text. @returns the raw answers of all calls */
async function appealAgainstRemoval(url: string, { token, adminToken, review }: Removed) {
  const posted = await callApiOverNetwork(url, 'POST /review/create', { token, body: review })
  const { _id: id } = api.createReview.reply.parse(posted.body).review
  const deed = { kind: 'remove', reason: 'off-topic' }
  return [
    posted,
    await callApiOverNetwork(url, 'POST /admin/reviews/decide', {
      token: adminToken,
      body: { deed, reviews: [{ id, version: 1 }] },
    }),
    await callApiOverNetwork(url, `POST /review/appeal/${id}`, { token, body: { text: review.reviewText } }),
  ]
}

/** A place whose every text of an editor is hostile. */
function hostilePlace(text: string, picture: string): ContentPlace {
  const evidence = { source: 'https://garden.example/', checkedOn: '2026-11-22', confidence: 'reported' } as const
  return {
    ...anotherPlace(),
    name: text,
    locality: text,
    description: text,
    tags: [text],
    hours: text,
    priceNote: text,
    photos: [{ file: picture, alt: text, credit: text, license: text, caption: text }],
    facts: {
      postalAddress: { ...evidence, value: text, note: text },
      cautions: [{ ...evidence, value: { condition: 'always', text } }],
      names: { gu: { ...evidence, value: { name: text, transliterated: false } } },
    },
  }
}

/** A suggested trip whose every text of an editor is hostile. */
function hostileTrip(text: string): ContentTrip {
  const stop = { name: text, place: 'surat-castle', day: 1, time: '10:00', notes: text }
  const destination = { name: text, location: text, fromDay: 1, toDay: 1, notes: text, activities: [stop] }
  return { ...anotherTrip(), title: text, description: text, budgetNote: text, destinations: [destination] }
}

const outputs = [
  '/',
  '/explore',
  '/reviews',
  '/places/surat-castle',
  '/announcements',
  '/suggest-trips',
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

test('typed text stays text on pages, in answers, in exports and in mails', async () => {
  const target = await startTarget()
  const { authToken } = api.logIn.reply.parse(
    (await callApiOverNetwork(target.url, 'POST /auth/login', { body: ADMIN })).body,
  )
  const uploaded = await callApiOverNetwork(target.url, 'POST /media/upload', {
    token: authToken,
    picture: await createPicture(),
  })
  const admin = { token: authToken, picture: api.uploadImage.reply.parse(uploaded.body).secure_url }
  const answers = startTally()
  let mails = 0
  for (const text of texts) {
    const { token, email, done } = await fillEveryField(target.url, text, admin)
    for (const { status } of done) count(answers, { status })
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))

    for (const path of ownOutputs) {
      const answer = await fetch(`${target.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      count(answers, answer)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(text.trim()).slice(1, -1))
    }
    const notes = await notesOf(token)
    expect(notes.ofTrip).toEqual([text.trim(), text.trim()])
    expect(notes.ofSuggestions).toContain(text.trim())
    const placed = api.createDeskPlace.reply.parse(done.at(-1)?.body).place.slug
    const shown = api.createReview.reply.parse(done[5]?.body).review._id
    await vi.waitFor(async () => expect(await pageOf('/places/surat-castle')).toContain(shown), { timeout: 20_000 })
    for (const path of [...outputs, `/places/${placed}`, `/explore?q=${encodeURIComponent(text)}`]) {
      const page = await pageOf(path)
      expect(RAW.filter((raw) => page.includes(raw))).toEqual([])
    }
    const letters = await vi.waitFor(
      () => {
        const found = readOutbox(join(target.dataDir, 'outbox')).filter(({ raw }) => raw.includes(email))
        expect(found.length).toBeGreaterThanOrEqual(2)
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
  const what = 'hostile texts through every field'
  const note = `${texts.length} texts; ${outputs.length + 2} pages, ${ownOutputs.length} answers each; ${mails} mails`
  const times = `${answers.answered} requests`
  expectUnharmed({ what, times, answers, ...(await target.finish()), note })

  /** The notes of the traveller's day and payment, and those of all suggestions as editors read them. */
  async function notesOf(token: string) {
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

  async function pageOf(path: string): Promise<string> {
    const answer = await fetch(target.url + path)
    count(answers, answer)
    return answer.text()
  }
})
