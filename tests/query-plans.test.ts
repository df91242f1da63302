import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { storeBuildFiles } from '#server/app/build-files.ts'
import { sweep } from '#server/app/sweep.ts'
import { sweepImages } from '#server/account/media/image-sweep.ts'
import { linkStops } from '#server/travellers/trips/link-stops.ts'
import { publishDue } from '#server/admin/desk/publish-due.ts'
import { migrate } from '#server/platform/store/migrate.ts'
import type { Store } from '#server/platform/store/database.ts'
import { sqliteDialect } from '#server/platform/store/sqlite.ts'
import type { Tables } from '#server/platform/store/tables.ts'
import { createPicture, uploadPicture } from './support/images.ts'
import { waitForEmptyMailQueue } from './support/mail-queue.ts'
import { callApi, type Route } from './support/api-calls.ts'
import { newEvent } from './support/desk-calendar.ts'
import { partOfSurat } from './support/desk-city.ts'
import { newPlace, getPhoto } from './support/desk-places.ts'
import { newTrip } from './support/desk-trips.ts'
import { createAuthenticator } from './support/authenticator.ts'
import { addPasskey, addTotp, answerTicket, beginLogIn, logInWithPasskey, nextCode } from './support/second-factors.ts'
import { uploadPlaces } from './support/place-imports.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { newIdentity, PASSWORD, createUser, type TestUser } from './support/users.ts'

/** The guide or the schema bounds the size of these tables. All other tables grow with the number of travellers. */
const BOUNDED = new Set([
  'pragma_database_list',
  'place',
  'desk_place',
  'price_question',
  'desk_trip',
  'suggested_trip',
  'desk_calendar_entry',
  'desk_city_part',
  'city_part',
  'calendar_entry',
  'city',
  'change',
  'build_file',
  'migration',
  'geocoder_turn',
])

const statements = new Set<string>()
const called = new Set<string>()
let testApp: TestApp

beforeAll(async () => {
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(':memory:'),
    log: ({ query }) => void statements.add(query.sql),
  })
  const store: Store = { db, engine: 'sqlite' }
  await migrate(store)
  // Migrations run once at a start. This test checks calls, mails and sweeps.
  statements.clear()
  testApp = await startTestApp({ store, env: { ANALYTICS: 'on' } })
})
afterAll(() => testApp.close())

/** Calls an endpoint and records its path. The route contains all parameters. */
async function call(path: string, route: Route, { token }: Partial<TestUser> = {}, body?: object) {
  called.add(`${route.split(' ')[0]} ${path}`)
  const answer = await callApi(testApp, route, { ...(token !== undefined && { token }), ...(body && { body }) })
  return { ...answer, id: idIn(answer.body) }
}

function idIn(body: Record<string, unknown>): string {
  const found = Object.values(body).find(
    (value): value is { _id: string } => typeof value === 'object' && value !== null && '_id' in value,
  )
  return found?._id ?? ''
}

const trip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }
const announcement = { title: 'Kites', content: 'On the roofs.', date: '2026-01-14T09:00' }

/** All that people of a trip do, up to the deletion of its owner. */
async function useCompanions(owner: TestUser, tripId: string): Promise<void> {
  const friend = await createUser(testApp)
  const named = await call('/trip/people/:id', `POST /trip/people/${tripId}`, owner, { name: 'Meera' })
  const { people = [] } = named.body as { people?: { id: string }[] }
  const meera = people.at(-1)?.id ?? ''
  const made = await call('/trip/links/:id', `POST /trip/links/${tripId}`, owner, {
    purpose: 'invite',
    role: 'editor',
    personId: meera,
  })
  const { token } = made.body as { token?: string }
  await call('/trip-invite', 'POST /trip-invite', friend, { token })
  await call('/trip-invite/accept', 'POST /trip-invite/accept', friend, { token })
  await call('/trip/user-trips', 'GET /trip/user-trips', friend)
  await call('/trip/edit/:id', `PUT /trip/edit/${tripId}`, friend, trip)
  await call('/trip/people/:id', `GET /trip/people/${tripId}`, friend)
  const suggested = await call('/trip/suggestions/:id', `POST /trip/suggestions/${tripId}`, friend, {
    kind: 'add',
    name: 'Fort',
  })
  const { suggestion } = suggested.body as { suggestion?: { id: string } }
  const ofSuggestion = `/trip/suggestions/${tripId}/${suggestion?.id}` as const
  await call('/trip/suggestions/:id', `GET /trip/suggestions/${tripId}`, friend)
  await call('/trip/suggestions/:id/:suggestionId/accept', `POST ${ofSuggestion}/accept`, owner, {})
  await call('/trip/suggestions/:id/:suggestionId', `DELETE ${ofSuggestion}`, owner)
  await call('/trip-mails', 'PUT /trip-mails', friend, { isWished: true })
  await call('/trip-mails', 'GET /trip-mails', friend)
  await call('/trip-mails/stop', `POST /trip-mails/stop?token=${'x'.repeat(43)}`)
  await call('/trip-news', 'GET /trip-news', friend)
  await call('/trip-news/:id', `DELETE /trip-news/${tripId}`, friend)
  await call('/trip/seen/:id', `POST /trip/seen/${tripId}`, friend)
  await call('/trip/history/:id', `GET /trip/history/${tripId}`, friend)
  await call('/trip-live', `GET /trip-live?once=true&trips=${tripId}`, friend)
  await call('/trip/presence/:id', `POST /trip/presence/${tripId}`, friend, { stream: 'none', day: null })
  await call('/trip/people/:id/:personId', `PUT /trip/people/${tripId}/${meera}`, owner, { role: 'viewer' })
  await call('/auth/my-data', 'GET /auth/my-data', friend)
  await call('/trip/owner/:id', `POST /trip/owner/${tripId}`, owner, { personId: meera })
  await call('/trip/leave/:id', `POST /trip/leave/${tripId}`, friend)
  const again = await call('/trip/people/:id', `POST /trip/people/${tripId}`, owner, { name: 'Meera' })
  const last = (again.body as { people?: { id: string }[] }).people?.at(-1)?.id ?? ''
  await call('/trip/people/:id/:personId', `DELETE /trip/people/${tripId}/${last}`, owner)
}

/** Calls every endpoint once. */
async function useEverything(): Promise<void> {
  const [traveller, admin] = [await createUser(testApp), await createUser(testApp, { isAdmin: true })]
  for (const path of [
    '/explore',
    '/cafe',
    '/street_food',
    '/historical',
    '/city',
    '/places',
    '/suggest-trips',
    '/seasons',
    '/planning',
    '/picks',
    '/place-names',
    '/phrases',
    '/dishes',
    '/services',
  ] as const) {
    await call(path, `GET ${path}`)
  }
  await call('/attractions', 'GET /attractions?name=castle')
  await call('/search', 'GET /search?q=castle')
  await call('/hours', 'GET /hours?from=2026-12-07&to=2026-12-08')
  await call('/places/:slug', 'GET /places/dumas-beach')
  await call('/suggest-trips/:slug', 'GET /suggest-trips/a-heritage-day-in-the-old-city')
  const { email } = newIdentity()
  await call('/auth/signup', 'POST /auth/signup', {}, { name: 'New', email, password: PASSWORD })
  await call('/auth/login', 'POST /auth/login', {}, { email, password: 'wrong one' })
  await call('/auth/login', 'POST /auth/login', {}, { email, password: PASSWORD })
  await call('/auth/forgot-password', 'POST /auth/forgot-password', {}, { email })
  await testApp.mailsTo(email)
  await call(
    '/auth/reset-password',
    'POST /auth/reset-password',
    {},
    { email, otp: '000000', newPassword: 'another one' },
  )
  await call('/auth/user', 'GET /auth/user', traveller)
  await call('/auth/update-profile', 'PUT /auth/update-profile', traveller, { phone: '1' })
  await call('/contact-us', 'POST /contact-us', {}, { name: 'New', email: newIdentity().email })
  await call('/auth/send-confirmation', 'POST /auth/send-confirmation', traveller, {})
  await call('/auth/confirm-email', 'POST /auth/confirm-email', {}, { token: 'x'.repeat(43) })
  await call('/newsletter/confirm', 'POST /newsletter/confirm', {}, { token: 'x'.repeat(43) })
  await call('/newsletter/unsubscribe', `POST /newsletter/unsubscribe?token=${'x'.repeat(43)}`)
  await call('/wishlist', 'POST /wishlist', traveller, { Name: 'Chowk' })
  await call('/wishlist/user-wishlist', 'GET /wishlist/user-wishlist', traveller)
  await call('/wishlist', 'DELETE /wishlist', traveller, { itemName: 'Chowk' })
  const planned = await call('/trip/create', 'POST /trip/create', traveller, trip)
  await call('/trip/edit/:id', `PUT /trip/edit/${planned.id}`, traveller, trip)
  await call('/trip/delete/:id', `DELETE /trip/delete/${planned.id}`, traveller)
  await call('/trip/restore/:id', `POST /trip/restore/${planned.id}`, traveller)
  await call('/trip/user-trips', 'GET /trip/user-trips', traveller)
  const ofTrip = `/trip/links/${planned.id}` as const
  await call('/trip/links/:id', `POST ${ofTrip}`, traveller, { purpose: 'view' })
  await call('/trip/links/:id', `GET ${ofTrip}`, traveller)
  const feed = await call('/trip-links', 'POST /trip-links', traveller, { purpose: 'calendar' })
  const link = (feed.body as { link?: { id: string } }).link?.id ?? ''
  await call('/trip-links', 'GET /trip-links', traveller)
  await call('/trip-links/:id', `PUT /trip-links/${link}`, traveller, { sections: [] })
  await call('/trip-links/:id/rotate', `POST /trip-links/${link}/rotate`, traveller)
  await call('/trip-links/:id', `DELETE /trip-links/${link}`, traveller)
  await call('/trip/links/:id', `DELETE ${ofTrip}`, traveller)
  await call('/shared-trip', 'POST /shared-trip', {}, { token: 'x'.repeat(43) })
  await call('/trips/:id', `GET /trips/${planned.id}`, traveller)
  await useCompanions(traveller, planned.id)
  await call('/geocode/reverse', 'GET /geocode/reverse?lat=21.18&lon=72.82', traveller)
  await call('/route/legs', 'GET /route/legs?way=auto&places=surat-castle,dumas-beach', traveller)
  await useReviews(traveller, admin)
  await useAccounts(await createUser(testApp), admin)
  const announced = await call('/announcement/create', 'POST /announcement/create', admin, announcement)
  await call('/announcement/all', 'GET /announcement/all', traveller)
  await call('/announcement/update/:id', `PUT /announcement/update/${announced.id}`, admin, announcement)
  await call('/announcement/delete/:id', `DELETE /announcement/delete/${announced.id}`, admin)
  await call('/announcement/restore/:id', `POST /announcement/restore/${announced.id}`, admin)
  await useLetters(admin)
  const { body } = await call('/admin/activity', 'GET /admin/activity?limit=1', admin)
  await call('/admin/activity', `GET /admin/activity?cursor=${String(body['nextCursor'])}`, admin)
  await useDeskForPlaces(admin)
  await useImports(admin)
  await useSuggestions(traveller, admin)
  await useDeskOfAllKinds(admin)
  await useSecondFactor(traveller)
  await call('/auth/my-data', 'GET /auth/my-data', traveller)
  await call('/auth/storage', 'GET /auth/storage', traveller)
  await call('/trip/user-trips', 'GET /trip/user-trips?limit=1', traveller)
  const { body: listed } = await call('/auth/sessions', 'GET /auth/sessions', traveller)
  expect(listed['sessions']).not.toEqual([])
  await call('/auth/sessions/:id', 'DELETE /auth/sessions/no-such-session', traveller)
  await call('/auth/sessions', 'DELETE /auth/sessions', traveller)
  await call('/auth/email', 'PUT /auth/email', traveller, { password: PASSWORD, newEmail: newIdentity().email })
  await call('/auth/confirm-email-change', 'POST /auth/confirm-email-change', {}, { token: 'x'.repeat(43) })
  const changed = { password: PASSWORD, newPassword: PASSWORD }
  await call('/auth/password', 'PUT /auth/password', traveller, changed)
  await call('/auth/delete-account', 'POST /auth/delete-account', traveller, { password: PASSWORD })
  await call('/auth/logout', 'POST /auth/logout', admin)
  await sweep(testApp.store.db, testApp.clock.now())
  await sweepImages(testApp.services)
  await storeBuildFiles({ db: testApp.store.db, now: testApp.clock.now, assetsDir: 'src/web/styles/fonts' })
  await linkStops(testApp.services)
}

async function useAccounts(traveller: TestUser, admin: TestUser): Promise<void> {
  const { body } = await call('/admin/accounts/search', 'POST /admin/accounts/search?limit=1', admin, {})
  const cursor = String(body['nextCursor'])
  await call('/admin/accounts/search', `POST /admin/accounts/search?cursor=${cursor}`, admin, { text: 'surat' })
  const log = await call('/admin/security-log', 'GET /admin/security-log?limit=1', admin)
  const filter = `kind=login&since=2020-01-01T00:00:00Z&cursor=${String(log.body['nextCursor'])}`
  await call('/admin/security-log', `GET /admin/security-log?${filter}`, admin)
  await call('/admin/security-log', `GET /admin/security-log?account=${traveller.id}`, admin)
  await call('/admin/security-log', `GET /admin/security-log?account=${traveller.id}&kind=login`, admin)
  await call('/admin/security-log/csv', 'GET /admin/security-log/csv', admin)
  await call('/admin/backups', 'GET /admin/backups', admin)
  const counts = [{ metric: 'page', key: 'home', count: 1 }]
  await call('/visits', 'POST /visits', {}, { counts })
  await testApp.services.analytics.flush()
  for (const span of ['days', 'months']) {
    await call('/admin/analytics', `GET /admin/analytics?span=${span}`, admin)
    await call('/admin/analytics/csv', `GET /admin/analytics/csv?span=${span}`, admin)
    await call('/admin/analytics/csv', `GET /admin/analytics/csv?span=${span}&metric=page`, admin)
  }
  for (const role of ['traveller', 'editor', 'moderator', 'admin']) {
    await call('/admin/accounts/search', `POST /admin/accounts/search?cursor=${cursor}`, admin, { role })
  }
  await call('/admin/accounts/role/:id', `PUT /admin/accounts/role/${traveller.id}`, admin, { role: 'editor' })
  await call('/admin/accounts/suspend/:id', `POST /admin/accounts/suspend/${traveller.id}`, admin)
  await call('/admin/accounts/restore/:id', `POST /admin/accounts/restore/${traveller.id}`, admin)
}

type Used = { kind: DeskKindName; text: { slug: string }; changed: object; word: string }

/** Every call of the desk about an entry that an editor makes, or begins. */
async function useDesk(admin: TestUser, { kind, text, changed, word }: Used): Promise<void> {
  const stays = kind === 'city'
  const path = '/desk/:kind/:slug'
  const url = `desk/${kind}/${text.slug}`
  if (!stays) await call('/desk/:kind', `POST /desk/${kind}`, admin, { kind, version: 0, text, as: 'publish' })
  for (const query of ['', `?text=${word}`, '?state=folder', '?state=draft', '?state=retired', '?state=differing']) {
    await call('/desk/:kind', `GET /desk/${kind}${query}`, admin)
  }
  await call(path, `GET /${url}`, admin)
  await call(path, `PUT /${url}`, admin, { kind, version: stays ? 0 : 1, text: changed, as: 'draft' })
  await call('/desk/previews/:kind', `POST /desk/previews/${kind}`, admin, { kind, text })
  await call('/desk/choices/:kind', `GET /desk/choices/${kind}`, admin)
  const act = (action: string, body: object) => call(`${path}/${action}`, `POST /${url}/${action}`, admin, body)
  await act('discard', { version: 2 })
  await act('restore', { version: 3, restored: 1 })
  await act('folder', { version: 4, choice: 'keep' })
  if (!stays) {
    await act('retire', { version: 4, replacedBy: kind === 'places' ? 'surat-castle' : null })
    await act('bring-back', { version: 5 })
  }
  await call(`${path}/versions`, `GET /${url}/versions`, admin)
  await call(`${path}/versions`, `GET /${url}/versions?cursor=3`, admin)
}

async function useDeskOfAllKinds(admin: TestUser): Promise<void> {
  const trip = { ...newTrip, slug: 'planned-day' }
  const event = { ...newEvent, slug: 'planned-feast' }
  const part = partOfSurat('fares')
  const fares = { ...part.fares, checkedOn: '2026-11-23' }
  await useDesk(admin, { kind: 'trips', text: trip, changed: { ...trip, budget: 9 }, word: 'day' })
  await useDesk(admin, { kind: 'calendar', text: event, changed: { ...event, name: 'Another day' }, word: 'day' })
  await useDesk(admin, { kind: 'city', text: part, changed: { ...part, fares }, word: 'fares' })
}

async function useDeskForPlaces(admin: TestUser): Promise<void> {
  const kind = 'places'
  const place = { ...newPlace, slug: 'planned-garden', name: 'Planned garden' }
  await useDesk(admin, { kind, text: place, changed: { ...place, tags: [] }, word: 'castle' })
  const create = (body: object) => call('/desk/:kind', 'POST /desk/places', admin, { kind, version: 0, ...body })
  const photos = [getPhoto(await uploadPicture(testApp, admin, await createPicture()))]
  await create({ text: { ...place, slug: 'pictured-garden', name: 'Pictured garden', photos }, as: 'draft' })
  await call('/desk/:kind/:slug/discard', 'POST /desk/places/pictured-garden/discard', admin, { version: 1 })
  const publishAt = new Date(testApp.clock.now().getTime() + MINUTE_MS).toISOString()
  await create({ text: { ...place, slug: 'due-garden', name: 'Due garden' }, as: 'schedule', publishAt })
  testApp.clock.advance(2 * MINUTE_MS)
  await publishDue(testApp.services)
}

async function useImports(admin: TestUser): Promise<void> {
  const path = '/desk/imports'
  const start = async (rows: string) => {
    called.add(`POST ${path}`)
    const { body } = await uploadPlaces(testApp, admin, rows)
    return `${path}/${api.startPlaceImport.reply.parse(body).import._id}` as const
  }
  const place = 'name,latitude,longitude,phone\nImported garden,21.19,72.81,+91 261 2423750\n'
  const first = await start(place)
  for (const query of ['', '?kind=new', '?text=garden', '?cursor=1']) {
    await call(`${path}/:id/rows`, `GET ${first}/rows${query}`, admin)
  }
  await call(`${path}/:id/choices`, `POST ${first}/choices`, admin, {
    rows: [{ number: 2, isChosen: true }],
    all: { kind: 'new', isChosen: true },
  })
  await call(`${path}/:id/apply`, `POST ${first}/apply`, admin, { as: 'draft' })
  const second = await start('name,latitude,longitude,phone\nImported garden,21.19,72.81,+91 261 2423751\n')
  await call(`${path}/:id/choices`, `POST ${second}/choices`, admin, {
    rows: [{ number: 2, isChosen: true, fields: ['facts.phone'] }],
  })
  await call(`${path}/:id/apply`, `POST ${second}/apply`, admin, { as: 'draft' })
  for (const one of [second, first]) await call(`${path}/:id/undo`, `POST ${one}/undo`, admin)
  await call(path, `GET ${path}`, admin)
  await call(`${path}/:id`, `DELETE ${second}`, admin)
}

async function useSuggestions(traveller: TestUser, admin: TestUser): Promise<void> {
  const suggest = (suggestion: object) =>
    call('/places/:slug/suggestions', 'POST /places/planned-garden/suggestions', traveller, {
      seenOn: '2026-01-01',
      ...suggestion,
    })
  const photoUrl = await uploadPicture(testApp, traveller, await createPicture(70, 40))
  await suggest({ topic: 'toilets', value: 'yes', photoUrl })
  await suggest({ topic: 'other', note: 'The gate moved.' })
  const { body } = await call('/desk/suggestions', 'GET /desk/suggestions', admin)
  const [first, second] = api.listSuggestions.reply.parse(body).suggestions
  await call('/desk/freshness', 'GET /desk/freshness', admin)
  await call('/desk/waiting', 'GET /desk/waiting', admin)
  await call('/moderation/waiting', 'GET /moderation/waiting', admin)
  await call('/desk/freshness/:slug', 'POST /desk/freshness/planned-garden', admin, {
    version: 6,
    fact: 'openingHours',
    checkedOn: '2026-01-01',
  })
  const cursor = Buffer.from('2026-03-01T06:00:00.000Z a').toString('base64url')
  const decide = (id: string | undefined, action: object) =>
    call('/desk/suggestions/:id', `POST /desk/suggestions/${id}`, admin, { deed: action })
  await decide(first?._id, { kind: 'accept', version: first?.placeVersion })
  await decide(first?._id, { kind: 'reopen' })
  await decide(second?._id, { kind: 'decline', reason: 'known' })
  for (const list of ['waiting', 'decided']) {
    await call('/desk/suggestions', `GET /desk/suggestions?list=${list}&cursor=${cursor}`, admin)
  }
}

async function useLetters(admin: TestUser): Promise<void> {
  await call('/contact-us', 'POST /contact-us', {}, { name: 'M', email: newIdentity().email })
  const text = { title: 'Kites', text: 'On the roofs.', places: ['surat-castle'] }
  await call('/admin/letter-preview', 'POST /admin/letter-preview', admin, text)
  const draft = await call('/admin/letters', 'POST /admin/letters', admin, text)
  await call('/admin/letters/:id', `DELETE /admin/letters/${draft.id}`, admin)
  const { id } = await call('/admin/letters', 'POST /admin/letters', admin, text)
  const action = (name: 'test' | 'send' | 'pause' | 'resume', body?: object) =>
    call(`/admin/letters/:id/${name}`, `POST /admin/letters/${id}/${name}`, admin, body)
  await call('/admin/letters/:id', `PUT /admin/letters/${id}`, admin, { ...text, version: 1 })
  await action('test')
  await action('send', { version: 2 })
  await action('pause')
  await action('resume')
  await waitForEmptyMailQueue(testApp.store)
  await vi.waitFor(async () => {
    const letter = await call('/admin/letters/:id', `GET /admin/letters/${id}`, admin)
    expect(letter.body).toMatchObject({ letter: { state: 'sent' } })
  }, 20_000)
  await call('/admin/letters', 'GET /admin/letters', admin)
}

async function useReviews(traveller: TestUser, admin: TestUser): Promise<void> {
  called.add('POST /media/upload')
  const imageUrl = await uploadPicture(testApp, traveller, await createPicture())
  const review = {
    placeName: 'Dumas Beach',
    rating: 4,
    reviewText: 'Busy.',
    imageUrl,
    additionalImageUrls: [await uploadPicture(testApp, traveller, await createPicture())],
    locationCoords: { lat: 21.08, lng: 72.71 },
  }
  const posted = await call('/review/create', 'POST /review/create', traveller, review)
  await call('/review/create', 'POST /review/create', traveller, { ...review, imageUrl: '' })
  const edited = { ...review, reviewText: 'Calm.', imageUrl: '', additionalImageUrls: [imageUrl] }
  await call('/review/edit/:id', `PUT /review/edit/${posted.id}`, traveller, edited)
  await call('/review/versions/:id', `GET /review/versions/${posted.id}`, admin)
  await useModeration(await createUser(testApp), { author: traveller, moderator: admin, id: posted.id })
  const { body } = await call('/review/all', 'GET /review/all?limit=1')
  await call('/review/all', `GET /review/all?cursor=${String(body['nextCursor'])}`)
  await call('/review/all', `GET /review/all?place=dumas-beach&cursor=${String(body['nextCursor'])}`)
  await call('/review/delete/:id', `DELETE /review/delete/${posted.id}`, admin)
  await call('/review/restore/:id', `POST /review/restore/${posted.id}`, admin)
}

async function useModeration(
  reporter: TestUser,
  { author, moderator, id }: { author: TestUser; moderator: TestUser; id: string },
): Promise<void> {
  const decide = (action: object) =>
    call('/admin/reviews/decide', 'POST /admin/reviews/decide', moderator, {
      deed: action,
      reviews: [{ id, version: 2 }],
    })
  await call('/review/helpful/:id', `POST /review/helpful/${id}`, reporter, { isHelpful: true })
  await call('/review/helpful', 'GET /review/helpful', reporter)
  await call('/review/helpful/:id', `POST /review/helpful/${id}`, reporter, { isHelpful: false })
  await call('/review/visited', 'GET /review/visited', author)
  await call('/review/visited/:id', `POST /review/visited/${id}`, author, { isShown: false })
  await call('/review/report/:id', `POST /review/report/${id}`, reporter, { reason: 'off-topic' })
  const cursor = Buffer.from('2026-03-01T06:00:00.000Z a').toString('base64url')
  for (const list of ['shown', 'reported', 'removed', 'appealed']) {
    for (const part of [{}, { place: 'dumas-beach' }, { author: author.id }, { withPhoto: true }, { text: 'calm' }]) {
      await call('/admin/reviews/search', `POST /admin/reviews/search?cursor=${cursor}`, moderator, { list, ...part })
    }
  }
  await call('/admin/reviews/search', 'POST /admin/reviews/search', moderator, {
    from: '2026-03-01',
    until: '2026-03-02',
  })
  await decide({ kind: 'keep' })
  await decide({ kind: 'reopen' })
  await decide({ kind: 'remove', reason: 'off-topic' })
  await call('/review/appeal/:id', `POST /review/appeal/${id}`, author, { text: 'It is about this place.' })
  await call('/review/notices', 'GET /review/notices', author)
  await decide({ kind: 'uphold' })
  await decide({ kind: 'restore' })
}

async function useSecondFactor(traveller: TestUser): Promise<void> {
  const passkeys = createAuthenticator('https://surat.example')
  const secret = await addTotp(testApp, traveller)
  const id = await addPasskey(testApp, traveller, passkeys)
  for (const path of ['/totp', '/totp/confirm', '/passkey-options', '/passkeys'] as const) {
    called.add(`POST /auth/second-factor${path}`)
  }
  await call('/auth/second-factor', 'GET /auth/second-factor', traveller)
  await call('/auth/second-factor/passkeys/:id', `PUT /auth/second-factor/passkeys/${id}`, traveller, { name: 'Phone' })
  const { email, password, ip } = traveller
  const first = await beginLogIn(testApp, { email, password, ip })
  await call('/auth/login/passkey-options', 'POST /auth/login/passkey-options', {}, { ticket: first })
  const code = nextCode(testApp, secret)
  await call('/auth/login/second-factor', 'POST /auth/login/second-factor', {}, { ticket: first, code })
  const second = await beginLogIn(testApp, { email, password, ip })
  await answerTicket(testApp, second, { recoveryCode: 'abcd-efgh-ijkl-mnop' })
  called.add('POST /auth/login/passkey')
  await logInWithPasskey(testApp, passkeys)
  const body = { password: PASSWORD }
  await call('/auth/second-factor/recovery-codes', 'POST /auth/second-factor/recovery-codes', traveller, body)
  await call('/auth/second-factor/totp/remove', 'POST /auth/second-factor/totp/remove', traveller, body)
  const path = '/auth/second-factor/passkeys/:id/remove'
  await call(path, `POST /auth/second-factor/passkeys/${id}/remove`, traveller, body)
  await call('/auth/reauthenticate', 'POST /auth/reauthenticate', traveller, body)
}

type Step = { detail: string }

/** @returns the steps of a statement that scan a growing table */
async function longSteps(statement: string): Promise<string[]> {
  const { rows } = await sql.raw<Step>(`explain query plan ${statement}`).execute(testApp.store.db)
  const isCut = statement.endsWith(' limit ?')
  return rows
    .map(({ detail }) => detail)
    .filter((detail) => {
      const [, table = '', index = ''] = /^SCAN (\w+)( USING (?:COVERING )?INDEX)?/.exec(detail) ?? []
      if (!/[a-z]/.test(table) || BOUNDED.has(table)) return false
      // A scan along an index ends at the limit. The metrics count the queue of mails.
      return !(index !== '' && (isCut || table === 'mail'))
    })
    .map((detail) => `${detail}: ${statement}`)
}

test('no call, mail or sweep reads a growing table from end to end', async () => {
  await useEverything()

  const endpoints = Object.values(api).map(({ method, path }) => `${method} ${path}`)
  expect(endpoints.filter((endpoint) => !called.has(endpoint))).toEqual([])
  const explained = [...statements].filter((statement) => /^(select|insert|update|delete)/i.test(statement))
  expect(explained.length).toBeGreaterThan(60)
  const long = await Promise.all(explained.map(longSteps))
  expect(long.flat()).toEqual([])
})
