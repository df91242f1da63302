/** The targets of the rows of the access matrix: made anew for each request, of the caller or of somebody else. */
import { afterAll, beforeAll } from 'vitest'
import { NewReview } from '#contract/review/reviews.ts'
import { noAccommodation } from '#contract/trip/no-bookings.ts'
import { TripInput } from '#contract/trip/trips.ts'
import { insertAnnouncement } from '#server/admin/announcements/announcements.store.ts'
import { insertPasskey } from '#server/account/auth/passkeys.store.ts'
import { insertSession, listSessionsFor } from '#server/account/auth/sessions.store.ts'
import { createToken, hashToken } from '#server/account/auth/tokens.ts'
import { decideReviews } from '#server/admin/moderation/decisions.ts'
import { changeLetter, insertLetter } from '#server/admin/newsletter/letters.store.ts'
import { insertSubscriber } from '#server/admin/newsletter/subscribers.store.ts'
import { insertReview } from '#server/travellers/reviews/reviews.store.ts'
import { insertLink } from '#server/travellers/trips/trip-links.store.ts'
import { insertPerson } from '#server/travellers/trips/trip-people.store.ts'
import { insertSuggestion } from '#server/travellers/trips/trip-suggestions.store.ts'
import { insertTrip } from '#server/travellers/trips/trips.store.ts'
import { insertDeskPlace } from './desk-places.ts'
import { storeSuggestions } from './suggestions.ts'
import { insertPreview } from './place-imports.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { newIdentity, createUser, type TestUser } from './users.ts'

export type Params = Readonly<Record<string, string>>

/** The application that all of them are stored in. `useAccessApp` starts it. */
export let testApp: TestApp

/** Starts the application before the first test of the file and closes it after the last. */
export function useAccessApp(options: Pick<Parameters<typeof startTestApp>[0] & object, 'engine' | 'send'> = {}): void {
  beforeAll(async () => {
    testApp = await startTestApp({ ...options, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())
}

export const ONE_PIXEL_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const bareTrip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }

/** Stores a trip of the caller directly, because the session of the caller may be invalid. */
export async function ownTrip({ id: accountId }: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const { title, description, budget, destinations } = TripInput.parse(bareTrip)
  const dates = { startDate: '2026-03-01', endDate: '2026-03-01' }
  const stops = destinations.map((destination) => ({
    ...destination,
    accommodation: noAccommodation,
    activities: [],
  }))
  const content = { title, description, budget, ...dates, destinations: stops }
  const at = testApp.clock.now().toISOString()
  await insertTrip(testApp.store.db, { id, accountId, content, idempotencyKey: null, at })
  return { id }
}

export const tripTargets = {
  own: { params: ownTrip },
  others: { params: async () => ownTrip(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-trip' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

/** A notice is the reader's own. Where there is none, the answer tells nothing of the trip. */
export const noticeTargets = {
  own: { params: ownTrip },
  others: { params: tripTargets.others.params },
  missing: { params: tripTargets.missing.params },
  malformed: { params: tripTargets.malformed.params },
}

/** Stores a link of the caller directly. */
export async function ownLink(user: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const { id: tripId } = await ownTrip(user)
  await insertLink(testApp.store.db, {
    id,
    accountId: user.id,
    tripId,
    purpose: 'view',
    tokenHash: hashToken(createToken()) ?? '',
    sections: ['days'],
    passcodeHash: null,
    hasAlarms: false,
    language: 'en',
    expiresOn: null,
    createdAt: testApp.clock.now().toISOString(),
    lastOpenedOn: null,
    role: null,
    personId: null,
  })
  return { id }
}

/** A trip of the caller, and somebody in it who has an account. */
export async function ownCompanion(user: TestUser): Promise<{ id: string; personId: string }> {
  const { id: tripId } = await ownTrip(user)
  const { id: accountId } = await createUser(testApp)
  const personId = crypto.randomUUID()
  const at = testApp.clock.now().toISOString()
  await insertPerson(testApp.store.db, { id: personId, tripId, accountId, role: 'viewer', at })
  return { id: tripId, personId }
}

export const companionTargets = {
  own: { params: ownCompanion },
  others: { params: async () => ownCompanion(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-trip', personId: 'nobody' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd', personId: '..%2f' }, status: 404 },
}

/** A trip of the caller with a suggestion. */
export async function ownSuggestion(user: TestUser): Promise<{ id: string; suggestionId: string }> {
  const { id: tripId } = await ownTrip(user)
  return { id: tripId, suggestionId: await storeSuggestion(tripId, user.id) }
}

/** Stores the suggestion of a new stop. */
export async function storeSuggestion(tripId: string, accountId: string): Promise<string> {
  const id = crypto.randomUUID()
  await insertSuggestion(testApp.store.db, {
    id,
    at: testApp.clock.now().toISOString(),
    tripId,
    accountId,
    kind: 'add',
    stopId: null,
    stop: 'Fort',
    place: null,
    fields: {},
    was: {},
    note: '',
  })
  return id
}

export const suggestionTargets = {
  own: { params: ownSuggestion },
  others: { params: async () => ownSuggestion(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-trip', suggestionId: 'none' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd', suggestionId: '..%2f' }, status: 404 },
}

export const linkTargets = {
  own: { params: ownLink },
  others: { params: async () => ownLink(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-link' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

export const bareReview = {
  placeName: 'Chowk',
  rating: 4,
  reviewText: 'Busy.',
  locationCoords: { lat: 21.19, lng: 72.82 },
}

/** Stores a review of the caller directly, because the session of the caller may be invalid. */
export async function ownReview({ id: accountId }: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const review = { ...NewReview.parse(bareReview), placeKey: 'chowk', idempotencyKey: null }
  await insertReview(testApp.store.db, { ...review, id, accountId, createdAt: testApp.clock.now().toISOString() })
  return { id }
}

export async function othersReview(): Promise<{ id: string }> {
  return ownReview(await createUser(testApp))
}

export async function ownRemovedReview(author: TestUser): Promise<{ id: string }> {
  const { id } = await ownReview(author)
  const { account } = await createUser(testApp, { role: 'moderator' })
  const action = { kind: 'remove', reason: 'off-topic' } as const
  await decideReviews(testApp.services, { account, action, reviews: [{ id, version: 1 }] })
  return { id }
}

export const reviewTargets = {
  own: { params: ownReview },
  others: {
    params: async () => ownReview(await createUser(testApp)),
    status: { user: 403, editor: 403, moderator: 200, admin: 200 },
  },
  missing: { params: { id: 'no-such-review' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

export const bareAnnouncement = { title: 'Kite festival', content: 'On the roofs.', date: '2026-01-14T09:00' }

export async function anAnnouncement(): Promise<{ id: string }> {
  const _id = crypto.randomUUID()
  const date = testApp.clock.now().toISOString()
  await insertAnnouncement(testApp.store.db, { ...bareAnnouncement, _id, date, priority: 'medium' })
  return { id: _id }
}

/** Stores another session of the caller. */
export async function ownSession({ id: accountId }: TestUser): Promise<{ id: string }> {
  const tokenHash = hashToken(createToken()) ?? ''
  const at = testApp.clock.now().toISOString()
  await insertSession(testApp.store.db, { tokenHash, accountId, deviceId: null, at })
  const sessions = await listSessionsFor(testApp.store.db, accountId)
  return { id: sessions.find((session) => session.tokenHash === tokenHash)?.id ?? '' }
}

export const announcementTargets = {
  own: { params: anAnnouncement },
  // Announcements belong to all admins.
  others: { params: anAnnouncement },
  missing: { params: { id: 'no-such-announcement' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

export const bareLetter = { title: 'Kites', text: 'On the roofs.', places: [] }

/** Letters belong to all editors. */
export async function aLetter(): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const { id: authorId } = await createUser(testApp, { role: 'editor' })
  await insertLetter(testApp.store.db, { id, input: bareLetter, authorId, at: testApp.clock.now().toISOString() })
  return { id }
}

export async function aLetterUnderWay(state: 'sending' | 'paused'): Promise<{ id: string }> {
  const { id } = await aLetter()
  await changeLetter(testApp.store.db, { id, at: testApp.clock.now().toISOString(), change: { state } })
  return { id }
}

export const aSendingLetter = () => aLetterUnderWay('sending')

export const aPausedLetter = () => aLetterUnderWay('paused')

/** A letter for somebody. Its recipient is subscribed already. */
export async function aLetterWithRecipients(): Promise<{ id: string }> {
  const at = testApp.clock.now().toISOString()
  await insertSubscriber(testApp.store.db, {
    email: newIdentity().email,
    name: 'M',
    createdAt: at,
    confirmedAt: at,
    language: null,
  })
  return aLetter()
}

export function letterTargets(params: () => Promise<{ id: string }>) {
  return {
    own: { params },
    others: { params },
    missing: { params: { id: 'no-such-letter' }, status: 404 },
    malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
  }
}

export async function aTraveller(): Promise<{ id: string }> {
  const { id } = await createUser(testApp)
  return { id }
}

export const oneself = async ({ id }: TestUser) => ({ id })

export const accountTargets = {
  own: { params: oneself },
  others: { params: aTraveller },
  missing: { params: { id: 'no-such-account' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

/** Stores a passkey of the caller directly, because the session of the caller may be invalid. */
export async function ownPasskey({ id: accountId }: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const createdAt = testApp.clock.now().toISOString()
  const credential = { credentialId: id, publicKey: '', counter: 0, transports: [] }
  await insertPasskey(testApp.store.db, { ...credential, id, accountId, name: 'Phone', createdAt, lastUsedAt: null })
  return { id }
}

export const passkeyTargets = {
  own: { params: ownPasskey },
  others: { params: async () => ownPasskey(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-passkey' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

/** Entries of the desk have no owner: every editor may change each of them. */
export function entryTargets(params: () => Promise<Params>) {
  return {
    own: { params },
    others: { params },
    missing: { params: { slug: 'no-such-entry' }, status: 404 },
    malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 404 },
  }
}

export const aPublishedPlace = async () => insertDeskPlace(testApp, { has_draft: 0, isPublished: true })

export const aSuggestion = async () => storeSuggestions(testApp, await createUser(testApp), 1)

export const ownPreview = async ({ id }: TestUser) => insertPreview(testApp, id)
export const ownImport = async ({ id }: TestUser) => insertPreview(testApp, id, 'imported')

/** A preview belongs to its editor alone. */
export function importTargets(params: (caller: TestUser) => Promise<Params>) {
  return {
    own: { params },
    others: { params: async () => params(await createUser(testApp, { role: 'editor' })), status: 404 },
    missing: { params: { id: 'no-such-import' }, status: 404 },
    malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
  }
}

export const strangePasskey = { id: 'AA', rawId: 'AA', type: 'public-key' }
export const strangeAssertion = {
  ...strangePasskey,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
}
export const strangeRegistration = { ...strangePasskey, response: { clientDataJSON: 'AA', attestationObject: 'AA' } }

export const withPassword = ({ password }: TestUser) => ({ password })
