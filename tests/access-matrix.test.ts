import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, type Api } from '#contract/api.ts'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { Access } from '#contract/api/endpoint.ts'
import type { Operation } from '#contract/api/operation.ts'
import { failures } from '#messages/failures.ts'
import { UPLOAD_PRESET } from '#contract/account/media.ts'
import { NewReview } from '#contract/review/reviews.ts'
import { TripInput } from '#contract/trip/trips.ts'
import type { Account } from '#server/account/auth/accounts.store.ts'
import { takeRole } from '#server/admin/accounts/roles.ts'
import { insertAnnouncement } from '#server/admin/announcements/announcements.store.ts'
import { beginSession } from '#server/account/auth/sessions.ts'
import { insertPasskey } from '#server/account/auth/passkeys.store.ts'
import { insertSession, listSessionsOf, touchSession } from '#server/account/auth/sessions.store.ts'
import { createToken, hashToken } from '#server/account/auth/tokens.ts'
import { decideReviews } from '#server/admin/moderation/decisions.ts'
import { changeLetter, insertLetter } from '#server/admin/newsletter/letters.store.ts'
import { insertSubscriber } from '#server/admin/newsletter/subscribers.store.ts'
import { insertReview } from '#server/travellers/reviews/reviews.store.ts'
import { insertTrip } from '#server/travellers/trips/trips.store.ts'
import { callApi, omitDateAndRequestId, type Answer, type Route } from './support/api-calls.ts'
import { anotherEvent, insertDeskEvent, newEvent } from './support/desk-calendar.ts'
import { insertDeskFares, partOfSurat } from './support/desk-city.ts'
import { anotherPlace, insertDeskPlace, newPlace } from './support/desk-places.ts'
import { storeSuggestions } from './support/suggestions.ts'
import { anotherTrip, insertDeskTrip, newTrip } from './support/desk-trips.ts'
import { insertPreview } from './support/place-imports.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { newIdentity, PASSWORD, createUser, type TestUser } from './support/users.ts'

type Params = Readonly<Record<string, string>>

/** A request to an endpoint, and the status for callers with access. */
type Asking = {
  readonly params?: Params | ((caller: TestUser) => Promise<Params>)
  readonly query?: Readonly<Record<string, string>>
  readonly body?: (caller: TestUser) => object
  /** The request sends the file and the body as a form. */
  readonly file?: Blob
  /** The status for callers with access. The default is 200. It differs by role where some may do more. */
  readonly status?: number | Readonly<Record<Exclude<Role, 'guest'>, number>>
}

/** A path with a parameter also needs requests for another user's, a missing and a malformed target. */
type Row<E> = E extends { params: unknown }
  ? Asking & { readonly targets: Readonly<Record<'own' | 'others' | 'missing' | 'malformed', Asking>> }
  : Asking

type Rows = { readonly [Name in keyof Api]: Row<Api[Name]> }

const ONE_PIXEL_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const bareTrip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }

/** Stores a trip of the caller directly, because the session of the caller may be invalid. */
async function ownTrip({ id: accountId }: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const { title, description, budget } = TripInput.parse(bareTrip)
  const dates = { startDate: '2026-03-01', endDate: '2026-03-01' }
  const content = { title, description, budget, ...dates, destinations: [] }
  const at = testApp.clock.now().toISOString()
  await insertTrip(testApp.store.db, { id, accountId, content, idempotencyKey: null, at })
  return { id }
}

const tripTargets = {
  own: { params: ownTrip },
  others: { params: async () => ownTrip(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-trip' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

const bareReview = { placeName: 'Chowk', rating: 4, reviewText: 'Busy.', locationCoords: { lat: 21.19, lng: 72.82 } }

/** Stores a review of the caller directly, because the session of the caller may be invalid. */
async function ownReview({ id: accountId }: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const review = { ...NewReview.parse(bareReview), placeKey: 'chowk', idempotencyKey: null }
  await insertReview(testApp.store.db, { ...review, id, accountId, createdAt: testApp.clock.now().toISOString() })
  return { id }
}

async function othersReview(): Promise<{ id: string }> {
  return ownReview(await createUser(testApp))
}

async function ownRemovedReview(author: TestUser): Promise<{ id: string }> {
  const { id } = await ownReview(author)
  const { account } = await createUser(testApp, { role: 'moderator' })
  const deed = { kind: 'remove', reason: 'off-topic' } as const
  await decideReviews(testApp.services, { account, deed, reviews: [{ id, version: 1 }] })
  return { id }
}

const reviewTargets = {
  own: { params: ownReview },
  others: {
    params: async () => ownReview(await createUser(testApp)),
    status: { user: 403, editor: 403, moderator: 200, admin: 200 },
  },
  missing: { params: { id: 'no-such-review' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

const bareAnnouncement = { title: 'Kite festival', content: 'On the roofs.', date: '2026-01-14T09:00' }

async function anAnnouncement(): Promise<{ id: string }> {
  const _id = crypto.randomUUID()
  const date = testApp.clock.now().toISOString()
  await insertAnnouncement(testApp.store.db, { ...bareAnnouncement, _id, date, priority: 'medium' })
  return { id: _id }
}

/** Stores another session of the caller. */
async function ownSession({ id: accountId }: TestUser): Promise<{ id: string }> {
  const tokenHash = hashToken(createToken()) ?? ''
  const at = testApp.clock.now().toISOString()
  await insertSession(testApp.store.db, { tokenHash, accountId, deviceId: null, at })
  const sessions = await listSessionsOf(testApp.store.db, accountId)
  return { id: sessions.find((session) => session.tokenHash === tokenHash)?.id ?? '' }
}

const announcementTargets = {
  own: { params: anAnnouncement },
  // Announcements belong to all admins.
  others: { params: anAnnouncement },
  missing: { params: { id: 'no-such-announcement' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

const bareLetter = { title: 'Kites', text: 'On the roofs.', places: [] }

/** Letters belong to all editors. */
async function aLetter(): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const { id: authorId } = await createUser(testApp, { role: 'editor' })
  await insertLetter(testApp.store.db, { id, input: bareLetter, authorId, at: testApp.clock.now().toISOString() })
  return { id }
}

async function aLetterUnderWay(state: 'sending' | 'paused'): Promise<{ id: string }> {
  const { id } = await aLetter()
  await changeLetter(testApp.store.db, { id, at: testApp.clock.now().toISOString(), change: { state } })
  return { id }
}

const aSendingLetter = () => aLetterUnderWay('sending')

const aPausedLetter = () => aLetterUnderWay('paused')

/** A letter for somebody. Its recipient is subscribed already. */
async function aLetterWithRecipients(): Promise<{ id: string }> {
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

function letterTargets(params: () => Promise<{ id: string }>) {
  return {
    own: { params },
    others: { params },
    missing: { params: { id: 'no-such-letter' }, status: 404 },
    malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
  }
}

async function aTraveller(): Promise<{ id: string }> {
  const { id } = await createUser(testApp)
  return { id }
}

const oneself = async ({ id }: TestUser) => ({ id })

const accountTargets = {
  own: { params: oneself },
  others: { params: aTraveller },
  missing: { params: { id: 'no-such-account' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

/** Stores a passkey of the caller directly, because the session of the caller may be invalid. */
async function ownPasskey({ id: accountId }: TestUser): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const createdAt = testApp.clock.now().toISOString()
  const credential = { credentialId: id, publicKey: '', counter: 0, transports: [] }
  await insertPasskey(testApp.store.db, { ...credential, id, accountId, name: 'Phone', createdAt, lastUsedAt: null })
  return { id }
}

const passkeyTargets = {
  own: { params: ownPasskey },
  others: { params: async () => ownPasskey(await createUser(testApp)), status: 404 },
  missing: { params: { id: 'no-such-passkey' }, status: 404 },
  malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
}

const firstVersion = () => ({ version: 1 })

/** Entries of the desk have no owner: every editor may change each of them. */
function entryTargets(params: () => Promise<Params>) {
  return {
    own: { params },
    others: { params },
    missing: { params: { slug: 'no-such-entry' }, status: 404 },
    malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 404 },
  }
}

const aDraft = async () => insertDeskPlace(testApp)
const aPublishedPlace = async () => insertDeskPlace(testApp, { has_draft: 0, isPublished: true })
const aRetiredPlace = async () =>
  insertDeskPlace(testApp, { has_draft: 0, retired_at: testApp.clock.now().toISOString() })
const aDifferingPlace = async () => insertDeskPlace(testApp, { folder_document: JSON.stringify(newPlace) })

const aSuggestion = async () => storeSuggestions(testApp, await createUser(testApp), 1)

const ownPreview = async ({ id }: TestUser) => insertPreview(testApp, id)
const ownImport = async ({ id }: TestUser) => insertPreview(testApp, id, 'imported')

/** A preview belongs to its editor alone. */
function importTargets(params: (caller: TestUser) => Promise<Params>) {
  return {
    own: { params },
    others: { params: async () => params(await createUser(testApp, { role: 'editor' })), status: 404 },
    missing: { params: { id: 'no-such-import' }, status: 404 },
    malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
  }
}

const aTripDraft = async () => insertDeskTrip(testApp)
const aPublishedTrip = async () => insertDeskTrip(testApp, { has_draft: 0, isPublished: true })
const aRetiredTrip = async () =>
  insertDeskTrip(testApp, { has_draft: 0, retired_at: testApp.clock.now().toISOString() })
const aDifferingTrip = async () => insertDeskTrip(testApp, { folder_document: JSON.stringify(newTrip) })

const anEventDraft = async () => insertDeskEvent(testApp)
const aPublishedEvent = async () => insertDeskEvent(testApp, { has_draft: 0, isPublished: true })
const aRetiredEvent = async () =>
  insertDeskEvent(testApp, { has_draft: 0, retired_at: testApp.clock.now().toISOString() })
const aDifferingEvent = async () => insertDeskEvent(testApp, { folder_document: JSON.stringify(newEvent) })

const aPartDraft = async () => insertDeskFares(testApp)
const aPublishedPart = async () => insertDeskFares(testApp, { has_draft: 0, isPublished: true })
const aPublishedPartWithDraft = async () => insertDeskFares(testApp, { isPublished: true })
const aDifferingPart = async () =>
  insertDeskFares(testApp, { isPublished: true, folder_document: JSON.stringify(partOfSurat('fares')) })

/** The address of the entry that the caller saves: its slug stands in the path and in the body. */
const savedSlug = async ({ id }: TestUser) => ({ slug: `saved-by-${id}` })
const saving = ({ id }: TestUser) => ({
  version: 0,
  place: { ...newPlace, slug: `saved-by-${id}`, name: id },
  as: 'draft',
})

const savingTrip = ({ id }: TestUser) => ({
  version: 0,
  trip: { ...newTrip, slug: `saved-by-${id}`, title: id },
  as: 'draft',
})

const savingEvent = ({ id }: TestUser) => ({
  version: 0,
  calendarEntry: { ...newEvent, slug: `saved-by-${id}`, name: id },
  as: 'draft',
})

const strangePasskey = { id: 'AA', rawId: 'AA', type: 'public-key' }
const strangeAssertion = {
  ...strangePasskey,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
}
const strangeRegistration = { ...strangePasskey, response: { clientDataJSON: 'AA', attestationObject: 'AA' } }

const withPassword = ({ password }: TestUser) => ({ password })

/** An endpoint without a row does not compile. */
const rows = {
  listExplore: {},
  listCafe: {},
  listStreetFood: {},
  listHistorical: {},
  searchAttractions: { query: { name: 'castle' } },
  searchGuide: { query: { q: 'castle' } },
  getPlace: {
    params: { slug: 'dumas-beach' },
    // Places have no owner.
    targets: {
      own: { params: { slug: 'dumas-beach' } },
      others: { params: { slug: 'surat-castle' } },
      missing: { params: { slug: 'no-such-entry' }, status: 404 },
      malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 404 },
    },
  },
  getCity: {},
  getYear: {},
  getPlanning: {},
  listPlaceNames: {},
  listPhrases: {},
  listSuggestedTrips: {},
  getSuggestedTrip: {
    params: { slug: 'a-heritage-day-in-the-old-city' },
    targets: entryTargets(async () => ({ slug: 'a-heritage-day-in-the-old-city' })),
  },
  listHours: { query: { from: '2026-12-07', to: '2026-12-08' } },
  getUser: {},
  updateProfile: { body: () => ({ phone: '+91 261 242 3750' }) },
  logIn: { body: ({ email, password }) => ({ email, password }) },
  signUp: { body: () => ({ name: 'New', email: newIdentity().email, password: PASSWORD }) },
  logOut: {},
  forgotPassword: { body: ({ email }) => ({ email }) },
  resetPassword: { body: ({ email }) => ({ email, otp: '000000', newPassword: 'kites-over-Rander' }), status: 400 },
  getStorageUse: {},
  sendConfirmation: {},
  confirmEmail: { body: () => ({ token: 'x'.repeat(43) }), status: 404 },
  exportMyData: {},
  listSessions: {},
  endSession: {
    params: ownSession,
    targets: {
      own: { params: ownSession },
      others: { params: async () => ownSession(await createUser(testApp)), status: 404 },
      missing: { params: { id: 'no-such-session' }, status: 404 },
      malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
    },
  },
  endOtherSessions: {},
  changeEmail: { body: ({ password }) => ({ password, newEmail: newIdentity().email }) },
  confirmEmailChange: { body: () => ({ token: 'x'.repeat(43) }), status: 404 },
  changePassword: { body: ({ password }) => ({ password, newPassword: 'kites-over-Rander' }) },
  deleteAccount: { body: ({ password }) => ({ password }) },
  answerSecondFactor: { body: () => ({ ticket: createToken(), code: '000000' }), status: 401 },
  askForPasskey: { body: () => ({}) },
  logInWithPasskey: { body: () => ({ passkey: strangeAssertion }), status: 401 },
  getSecondFactor: {},
  beginTotp: { body: withPassword },
  confirmTotp: { body: () => ({ code: '000000' }), status: 409 },
  removeTotp: { body: withPassword },
  beginPasskey: { body: withPassword },
  addPasskey: { body: () => ({ name: 'Phone', passkey: strangeRegistration }), status: 400 },
  renamePasskey: { params: ownPasskey, body: () => ({ name: 'Old phone' }), targets: passkeyTargets },
  removePasskey: { params: ownPasskey, body: withPassword, targets: passkeyTargets },
  renewRecoveryCodes: { body: withPassword, status: 409 },
  reauthenticate: { body: withPassword },
  addToWishlist: { body: () => ({ Name: 'Chowk' }) },
  listWishlist: {},
  removeFromWishlist: { body: () => ({ itemName: 'Chowk' }) },
  createTrip: { body: () => bareTrip },
  editTrip: { params: ownTrip, body: () => bareTrip, targets: tripTargets },
  deleteTrip: { params: ownTrip, targets: tripTargets },
  restoreTrip: { params: ownTrip, targets: tripTargets },
  getTrip: { params: ownTrip, targets: tripTargets },
  listTrips: {},
  listPlaceIndex: {},
  reverseGeocode: { query: { lat: '21.1824', lon: '72.8283' } },
  routeLegs: { query: { way: 'auto', places: 'surat-castle,dumas-beach' } },
  listReviews: {},
  createReview: { body: () => bareReview },
  deleteReview: { params: ownReview, targets: reviewTargets },
  restoreReview: { params: ownReview, targets: reviewTargets },
  editReview: {
    params: ownReview,
    body: () => bareReview,
    targets: { ...reviewTargets, others: { params: async () => ownReview(await createUser(testApp)), status: 403 } },
  },
  searchReviews: { body: () => ({}) },
  decideReviews: { body: () => ({ deed: { kind: 'keep' }, reviews: [{ id: 'no-such-review', version: 1 }] }) },
  reportReview: {
    params: othersReview,
    body: () => ({ reason: 'off-topic' }),
    targets: {
      ...reviewTargets,
      // Nobody reports oneself.
      own: { params: ownReview, status: 409 },
      others: { params: othersReview },
    },
  },
  appealRemoval: {
    params: ownRemovedReview,
    body: () => ({ text: 'It is about this place.' }),
    targets: {
      ...reviewTargets,
      own: { params: ownRemovedReview },
      others: { params: othersReview, status: 403 },
    },
  },
  listModerationNotices: {},
  voteHelpful: {
    params: othersReview,
    body: () => ({ isHelpful: true }),
    targets: {
      ...reviewTargets,
      // Nobody votes for oneself.
      own: { params: ownReview, status: 409 },
      others: { params: othersReview },
    },
  },
  listHelpfulVotes: {},
  showVisit: {
    params: ownReview,
    body: () => ({ isShown: false }),
    targets: { ...reviewTargets, others: { params: async () => ownReview(await createUser(testApp)), status: 403 } },
  },
  listVisits: {},
  listReviewVersions: {
    params: ownReview,
    targets: { ...reviewTargets, others: { params: async () => ownReview(await createUser(testApp)) } },
  },
  listAnnouncements: {},
  createAnnouncement: { body: () => bareAnnouncement },
  updateAnnouncement: { params: anAnnouncement, body: () => bareAnnouncement, targets: announcementTargets },
  deleteAnnouncement: { params: anAnnouncement, targets: announcementTargets },
  restoreAnnouncement: { params: anAnnouncement, targets: announcementTargets },
  listLetters: {},
  getLetter: { params: aLetter, targets: letterTargets(aLetter) },
  createLetter: { body: () => bareLetter },
  saveLetter: { params: aLetter, body: () => ({ ...bareLetter, version: 1 }), targets: letterTargets(aLetter) },
  discardLetter: {
    params: aLetter,
    // What is not there is discarded already.
    targets: {
      ...letterTargets(aLetter),
      missing: { params: { id: 'no-such-letter' } },
      malformed: { params: { id: '..%2f..%2fetc%2fpasswd' } },
    },
  },
  previewLetter: { body: () => bareLetter },
  testLetter: { params: aLetter, targets: letterTargets(aLetter) },
  sendLetter: {
    params: aLetterWithRecipients,
    body: () => ({ version: 1 }),
    targets: letterTargets(aLetterWithRecipients),
  },
  pauseLetter: { params: aSendingLetter, targets: letterTargets(aSendingLetter) },
  resumeLetter: { params: aPausedLetter, targets: letterTargets(aPausedLetter) },
  listActivity: {},
  getBackups: {},
  listSecurityLog: {},
  downloadSecurityLog: {},
  reportVisit: { body: () => ({ counts: [{ metric: 'page', key: 'home', count: 1 }] }) },
  getAnalytics: {},
  downloadAnalytics: {},
  searchAccounts: { body: () => ({ text: 'surat' }) },
  // Nobody changes one's own role, and nobody suspends oneself.
  changeRole: {
    params: aTraveller,
    body: () => ({ role: 'editor' }),
    targets: { ...accountTargets, own: { params: oneself, status: 409 } },
  },
  suspendAccount: { params: aTraveller, targets: { ...accountTargets, own: { params: oneself, status: 409 } } },
  restoreAccount: { params: aTraveller, targets: accountTargets },
  subscribe: { body: () => ({ name: 'New', email: newIdentity().email }) },
  confirmSubscription: { body: () => ({ token: 'x'.repeat(43) }), status: 404 },
  unsubscribe: { query: { token: 'x'.repeat(43) }, status: 404 },
  listDeskPlaces: {},
  getDeskPlace: { params: aDraft, targets: entryTargets(aDraft) },
  createDeskPlace: { body: () => ({ version: 0, place: anotherPlace(), as: 'draft' }) },
  saveDeskPlace: {
    params: savedSlug,
    body: saving,
    // Nobody has made the place.
    status: 404,
    targets: {
      own: { params: savedSlug, status: 404 },
      others: { params: { slug: 'surat-castle' }, status: 400 },
      missing: { params: { slug: 'no-such-place' }, status: 400 },
      malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 400 },
    },
  },
  previewDeskPlace: { body: () => ({ place: newPlace }) },
  discardDeskDraft: { params: aDraft, body: firstVersion, targets: entryTargets(aDraft) },
  retireDeskPlace: {
    params: aPublishedPlace,
    body: () => ({ version: 1, replacedBy: null }),
    targets: entryTargets(aPublishedPlace),
  },
  bringBackDeskPlace: { params: aRetiredPlace, body: firstVersion, targets: entryTargets(aRetiredPlace) },
  listDeskPlaceVersions: { params: aDraft, targets: entryTargets(aDraft) },
  restoreDeskPlaceVersion: {
    params: aDraft,
    body: () => ({ version: 1, restored: 1 }),
    targets: entryTargets(aDraft),
  },
  chooseDeskPlaceText: {
    params: aDifferingPlace,
    body: () => ({ version: 1, choice: 'keep' }),
    targets: entryTargets(aDifferingPlace),
  },
  getPlaceChoices: {},
  suggestChange: {
    params: { slug: 'surat-castle' },
    body: () => ({ topic: 'other', note: 'The gate moved.', seenOn: '2026-01-01' }),
    targets: entryTargets(async () => ({ slug: 'surat-castle' })),
  },
  listStalePlaces: {},
  confirmFact: {
    params: aPublishedPlace,
    body: () => ({ version: 1, fact: 'openingHours', checkedOn: '2026-01-01' }),
    targets: entryTargets(aPublishedPlace),
  },
  listSuggestions: {},
  decideSuggestion: {
    params: aSuggestion,
    body: () => ({ deed: { kind: 'decline', reason: 'known' } }),
    targets: {
      own: { params: aSuggestion },
      others: { params: aSuggestion },
      missing: { params: { id: 'no-such-suggestion' }, status: 404 },
      malformed: { params: { id: '..%2f..%2fetc%2fpasswd' }, status: 404 },
    },
  },
  startPlaceImport: { body: () => ({ name: 'places.csv' }), file: new Blob(['name,latitude,longitude']) },
  listPlaceImports: {},
  listPlaceImportRows: { params: ownPreview, targets: importTargets(ownPreview) },
  choosePlaceImportRows: {
    params: ownPreview,
    body: () => ({ all: { kind: 'new', isChosen: true } }),
    targets: importTargets(ownPreview),
  },
  applyPlaceImport: { params: ownPreview, body: () => ({ as: 'draft' }), targets: importTargets(ownPreview) },
  undoPlaceImport: { params: ownImport, targets: importTargets(ownImport) },
  dropPlaceImport: { params: ownPreview, targets: importTargets(ownPreview) },
  listDeskTrips: {},
  getDeskTrip: { params: aTripDraft, targets: entryTargets(aTripDraft) },
  createDeskTrip: { body: () => ({ version: 0, trip: anotherTrip(), as: 'draft' }) },
  saveDeskTrip: {
    params: savedSlug,
    body: savingTrip,
    // Nobody has made the trip.
    status: 404,
    targets: {
      own: { params: savedSlug, status: 404 },
      others: { params: { slug: 'a-heritage-day-in-the-old-city' }, status: 400 },
      missing: { params: { slug: 'no-such-entry' }, status: 400 },
      malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 400 },
    },
  },
  previewDeskTrip: { body: () => ({ trip: newTrip }) },
  discardDeskTripDraft: { params: aTripDraft, body: firstVersion, targets: entryTargets(aTripDraft) },
  retireDeskTrip: {
    params: aPublishedTrip,
    body: () => ({ version: 1, replacedBy: null }),
    targets: entryTargets(aPublishedTrip),
  },
  bringBackDeskTrip: { params: aRetiredTrip, body: firstVersion, targets: entryTargets(aRetiredTrip) },
  listDeskTripVersions: { params: aTripDraft, targets: entryTargets(aTripDraft) },
  restoreDeskTripVersion: {
    params: aTripDraft,
    body: () => ({ version: 1, restored: 1 }),
    targets: entryTargets(aTripDraft),
  },
  chooseDeskTripText: {
    params: aDifferingTrip,
    body: () => ({ version: 1, choice: 'keep' }),
    targets: entryTargets(aDifferingTrip),
  },
  getTripChoices: {},
  listDeskCalendar: {},
  getDeskCalendarEntry: { params: anEventDraft, targets: entryTargets(anEventDraft) },
  createDeskCalendarEntry: { body: () => ({ version: 0, calendarEntry: anotherEvent(), as: 'draft' }) },
  saveDeskCalendarEntry: {
    params: savedSlug,
    body: savingEvent,
    // Nobody has made the event.
    status: 404,
    targets: {
      own: { params: savedSlug, status: 404 },
      others: { params: { slug: 'uttarayan' }, status: 400 },
      missing: { params: { slug: 'no-such-entry' }, status: 400 },
      malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 400 },
    },
  },
  previewDeskCalendarEntry: { body: () => ({ calendarEntry: newEvent }) },
  discardDeskCalendarDraft: { params: anEventDraft, body: firstVersion, targets: entryTargets(anEventDraft) },
  retireDeskCalendarEntry: { params: aPublishedEvent, body: firstVersion, targets: entryTargets(aPublishedEvent) },
  bringBackDeskCalendarEntry: { params: aRetiredEvent, body: firstVersion, targets: entryTargets(aRetiredEvent) },
  listDeskCalendarVersions: { params: anEventDraft, targets: entryTargets(anEventDraft) },
  restoreDeskCalendarVersion: {
    params: anEventDraft,
    body: () => ({ version: 1, restored: 1 }),
    targets: entryTargets(anEventDraft),
  },
  chooseDeskCalendarText: {
    params: aDifferingEvent,
    body: () => ({ version: 1, choice: 'keep' }),
    targets: entryTargets(aDifferingEvent),
  },
  getCalendarChoices: {},
  listDeskCity: {},
  getDeskCityPart: { params: aPartDraft, targets: entryTargets(aPartDraft) },
  saveDeskCityPart: {
    params: aPublishedPart,
    body: () => ({ version: 1, cityPart: partOfSurat('fares'), as: 'draft' }),
    targets: {
      own: { params: aPublishedPart },
      others: { params: aPublishedPart },
      missing: { params: { slug: 'no-such-entry' }, status: 400 },
      malformed: { params: { slug: '..%2f..%2fetc%2fpasswd' }, status: 400 },
    },
  },
  previewDeskCityPart: { body: () => ({ cityPart: partOfSurat('fares') }) },
  discardDeskCityDraft: {
    params: aPublishedPartWithDraft,
    body: firstVersion,
    targets: entryTargets(aPublishedPartWithDraft),
  },
  listDeskCityVersions: { params: aPartDraft, targets: entryTargets(aPartDraft) },
  restoreDeskCityVersion: {
    params: aPartDraft,
    body: () => ({ version: 1, restored: 1 }),
    targets: entryTargets(aPartDraft),
  },
  chooseDeskCityText: {
    params: aDifferingPart,
    body: () => ({ version: 1, choice: 'keep' }),
    targets: entryTargets(aDifferingPart),
  },
  uploadImage: { body: () => ({ upload_preset: UPLOAD_PRESET }), file: new Blob([ONE_PIXEL_GIF]) },
} as const satisfies Rows

type Caller = { readonly asked: TestUser; readonly authorization: string | undefined }

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => testApp.close())

function bearing(token: string): string {
  return `Bearer ${token}`
}

/** Creates a caller with a session that began and was last used the given milliseconds ago. */
async function withSession(
  { began, used }: { began: number; used: number },
  rights: Partial<Account> = {},
): Promise<Caller> {
  const asked = await createUser(testApp, rights)
  const token = createToken()
  const ago = (milliseconds: number) => new Date(testApp.clock.now().getTime() - milliseconds).toISOString()
  const tokenHash = hashToken(token) ?? ''
  await insertSession(testApp.store.db, { tokenHash, accountId: asked.id, deviceId: null, at: ago(began) })
  await touchSession(testApp.store.db, tokenHash, ago(used))
  return { asked, authorization: bearing(token) }
}

async function somebody(rights: Partial<Account> = {}): Promise<Caller> {
  const asked = await createUser(testApp, rights)
  return { asked, authorization: bearing(asked.token) }
}

async function somebodySaying(authorization: (token: string) => string | undefined): Promise<Caller> {
  const asked = await createUser(testApp)
  return { asked, authorization: authorization(asked.token) }
}

async function revoked(): Promise<Caller> {
  const caller = await somebody()
  await callApi(testApp, 'POST /auth/logout', { token: caller.asked.token })
  return caller
}

/** Creates a caller who sends the token of a deleted account. */
async function deleted(): Promise<Caller> {
  const { account, token } = await createUser(testApp)
  const left = await beginSession(testApp.store.db, account, { now: testApp.clock.now(), deviceId: null })
  await callApi(testApp, 'POST /auth/delete-account', { token, body: { password: PASSWORD } })
  return somebodySaying(() => bearing(left))
}

async function formerEditor(): Promise<Caller> {
  const caller = await somebody({ role: 'editor' })
  await takeRole(testApp.services, caller.asked.email)
  return caller
}

/** The role that each caller has for the product. */
const callers = [
  { who: 'a guest', as: 'guest', come: () => somebodySaying(() => undefined) },
  { who: 'an empty header', as: 'guest', come: () => somebodySaying(() => '') },
  { who: 'a malformed token', as: 'guest', come: () => somebodySaying(() => bearing('not-a-token')) },
  { who: 'no token after Bearer', as: 'guest', come: () => somebodySaying(() => 'Bearer ') },
  { who: 'a token with a letter too many', as: 'guest', come: () => somebodySaying((token) => bearing(`${token}A`)) },
  { who: 'a token under another scheme', as: 'guest', come: () => somebodySaying((token) => `Basic ${token}`) },
  { who: 'the hash of a token', as: 'guest', come: () => somebodySaying((token) => bearing(hashToken(token) ?? '')) },
  { who: 'an unknown token', as: 'guest', come: () => somebodySaying(() => bearing(createToken())) },
  { who: 'a revoked token', as: 'guest', come: revoked },
  { who: 'a token of a deleted account', as: 'guest', come: deleted },
  {
    who: 'a token unused for 14 days',
    as: 'guest',
    come: () => withSession({ began: 14 * DAY_MS + SECOND_MS, used: 14 * DAY_MS + SECOND_MS }),
  },
  {
    who: 'a token of 30 days',
    as: 'guest',
    come: () => withSession({ began: 30 * DAY_MS + SECOND_MS, used: SECOND_MS }),
  },
  {
    who: 'an admin’s token unused for 12 hours',
    as: 'guest',
    come: () => withSession({ began: DAY_MS / 2 + SECOND_MS, used: DAY_MS / 2 + SECOND_MS }, { isAdmin: true }),
  },
  {
    who: 'an admin’s token of 7 days',
    as: 'guest',
    come: () => withSession({ began: 7 * DAY_MS + SECOND_MS, used: SECOND_MS }, { isAdmin: true }),
  },
  {
    who: 'a moderator’s token of 7 days',
    as: 'guest',
    come: () => withSession({ began: 7 * DAY_MS + SECOND_MS, used: SECOND_MS }, { role: 'moderator' }),
  },
  { who: 'a traveller', as: 'user', come: () => somebody() },
  { who: 'an editor', as: 'editor', come: () => somebody({ role: 'editor' }) },
  { who: 'an editor whose role was taken away', as: 'user', come: formerEditor },
  { who: 'a moderator', as: 'moderator', come: () => somebody({ role: 'moderator' }) },
  { who: 'an admin', as: 'admin', come: () => somebody({ isAdmin: true }) },
] as const satisfies readonly { who: string; as: string; come: () => Promise<Caller> }[]

type Role = (typeof callers)[number]['as']

/** The status of the refusal, or null for a caller with access. */
const refusalOf = {
  public: { guest: null, user: null, editor: null, moderator: null, admin: null },
  user: { guest: 401, user: null, editor: null, moderator: null, admin: null },
  editor: { guest: 401, user: 403, editor: null, moderator: 403, admin: null },
  moderator: { guest: 401, user: 403, editor: 403, moderator: null, admin: null },
  admin: { guest: 401, user: 403, editor: 403, moderator: 403, admin: null },
} as const satisfies Record<Access, Record<Role, number | null>>

function statusFor({ access }: Operation, { status = 200 }: Asking, as: Role): number {
  const refusal = refusalOf[access][as]
  if (refusal !== null) return refusal
  return typeof status === 'number' ? status : status[as === 'guest' ? 'user' : as]
}

type Entry = { name: keyof Api; endpoint: Operation; asking: Asking & { targets?: Readonly<Record<string, Asking>> } }

const endpoints: Entry[] = keysOf(api).map((name) => ({
  name,
  endpoint: api[name],
  asking: rows[name],
}))

function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

async function addressOf({ method, path }: Operation, asking: Asking, asked: TestUser): Promise<Route> {
  const { params = {}, query = {} } = asking
  const given = typeof params === 'function' ? await params(asked) : params
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => given[name] ?? '')
  const search = new URLSearchParams(query).toString()
  return `${method} /${filled.slice(1)}${search === '' ? '' : `?${search}`}`
}

async function askAs({ asked, authorization }: Caller, endpoint: Operation, asking: Asking): Promise<Answer> {
  return callApi(testApp, await addressOf(endpoint, asking, asked), {
    headers: authorization === undefined ? {} : { authorization },
    ip: asked.ip,
    ...(asking.body && { body: asking.body(asked) }),
    ...(asking.file && { file: asking.file }),
  })
}

/** Reads everything that is stored about a user. */
async function rowsOf({ id, email }: TestUser) {
  const { db } = testApp.store
  return {
    account: await db.selectFrom('account').selectAll().where('id', '=', id).execute(),
    sessions: await db.selectFrom('session').selectAll().where('account_id', '=', id).execute(),
    wishlist: await db.selectFrom('wishlist_item').selectAll().where('account_id', '=', id).execute(),
    trips: await db.selectFrom('trip').selectAll().where('account_id', '=', id).execute(),
    images: await db.selectFrom('image_upload').selectAll().where('account_id', '=', id).execute(),
    reviews: await db.selectFrom('review').selectAll().where('account_id', '=', id).execute(),
    subscriptions: await db.selectFrom('subscriber').selectAll().where('email', '=', email).execute(),
  }
}

describe.each(endpoints)('$name', ({ endpoint, asking }) => {
  test.each(callers)(`is given to ${endpoint.access}: $who`, async ({ as, come }) => {
    const answer = await askAs(await come(), endpoint, asking)
    expect(answer.status).toBe(statusFor(endpoint, asking, as))
  })
})

const closed = endpoints.filter(({ endpoint }) => endpoint.access !== 'public')

describe.each(closed)('$name, which needs a session,', ({ endpoint, asking }) => {
  test('refuses every invalid token with the same answer', async () => {
    const useless = callers.filter(({ as }) => as === 'guest')
    const answers = await Promise.all(useless.map(async ({ come }) => askAs(await come(), endpoint, asking)))
    const [first] = answers.map(omitDateAndRequestId)
    expect(first).toMatchObject({ body: { success: false, error: failures.unauthenticated, code: 'unauthenticated' } })
    expect(answers.map(omitDateAndRequestId)).toEqual(answers.map(() => first))
  })

  test('checks the session before the input', async () => {
    const stranger = await somebodySaying(() => undefined)
    const odd = { ...asking, query: { email: 'no email' }, body: () => ({ email: 7, password: [], itemName: null }) }
    expect((await askAs(stranger, endpoint, endpoint.method === 'GET' ? { query: odd.query } : odd)).status).toBe(401)
  })

  test('forbids caches to store the answer', async () => {
    const answer = await askAs(await somebody(), endpoint, asking)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

/** The ways in which a request can name the owner of data. */
const claims: { claim: string; claiming: (email: string, id: string, base: Asking) => Asking }[] = [
  { claim: 'email in the address', claiming: (email, _id, base) => ({ ...base, query: { ...base.query, email } }) },
  { claim: 'userEmail in the body', claiming: (userEmail, _id, base) => withBody(base, { userEmail }) },
  {
    claim: 'email and ids in the body',
    claiming: (email, id, base) => withBody(base, { email, id, _id: id, userId: id }),
  },
]

function withBody(base: Asking, more: object): Asking {
  return { ...base, body: (caller) => ({ ...base.body?.(caller), ...more }) }
}

/** Endpoints refuse another user's claim that their contract names. They ignore all other claims. */
function isKnown({ query, body }: Operation, claim: string): boolean {
  return claim === 'email in the address' ? 'email' in (query?.shape ?? {}) : 'userEmail' in (body?.shape ?? {})
}

const writable = closed.filter(({ endpoint }) => endpoint.method !== 'GET')
const claimed = closed.flatMap((entry) => claims.map((claim) => ({ ...entry, ...claim })))
const sendable = claimed.filter(
  (entry) => entry.claim === 'email in the address' || writable.some(({ name }) => name === entry.name),
)

describe.each(sendable)('$name with $claim', ({ endpoint, asking: base, claim, claiming }) => {
  const isOfOwner = claim === 'email and ids in the body'
  const rights = { isAdmin: endpoint.access !== 'public' && endpoint.access !== 'user' }
  const own = statusFor(endpoint, base, 'admin')
  const refusal = !isOfOwner && isKnown(endpoint, claim) ? 403 : own

  test('accepts the caller’s own claim in upper and lower case', async () => {
    const caller = await somebody(rights)
    const asking = claiming(` ${caller.asked.email.toUpperCase()} `, caller.asked.id, base)
    expect((await askAs(caller, endpoint, asking)).status).toBe(own)
  })

  test(`answers ${refusal} to another user’s claim and does not change that user’s data`, async () => {
    const [caller, other] = [await somebody(rights), await createUser(testApp)]
    await callApi(testApp, 'POST /wishlist', { token: other.token, body: { Name: 'Chowk' } })
    const before = await rowsOf(other)
    const answer = await askAs(caller, endpoint, claiming(other.email, other.id, base))
    expect(answer.status).toBe(refusal)
    expect(JSON.stringify(answer.body)).not.toContain(other.id)
    expect(await rowsOf(other)).toEqual(before)
  })

  test(`answers ${refusal} to an admin, too`, async () => {
    const [caller, other] = [await somebody({ isAdmin: true }), await createUser(testApp)]
    const before = await rowsOf(other)
    expect((await askAs(caller, endpoint, claiming(other.email, other.id, base))).status).toBe(refusal)
    expect(await rowsOf(other)).toEqual(before)
  })
})

const named = endpoints.flatMap(({ name, endpoint, asking }) => {
  return Object.entries(asking.targets ?? {}).map(([target, of]) => ({
    name,
    endpoint,
    target,
    asking: { ...asking, ...of },
  }))
})

describe.each(named)('$name of what is $target', ({ endpoint, asking }) => {
  test.each(callers)('$who', async ({ as, come }) => {
    const answer = await askAs(await come(), endpoint, asking)
    expect(answer.status).toBe(statusFor(endpoint, asking, as))
  })
})

test('every endpoint of the contract has a row and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(api).toSorted())
})
