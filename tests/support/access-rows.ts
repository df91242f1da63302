/** The access matrix: how each endpoint is asked, and what it answers to whom. */
import { type Api } from '#contract/api.ts'
import type { deskOperations } from '#contract/admin/desk.operations.ts'
import { UPLOAD_PRESET } from '#contract/account/media.ts'
import { createToken } from '#server/account/auth/tokens.ts'
import { newIdentity, PASSWORD, createUser, type TestUser } from './users.ts'
import {
  type Params,
  testApp,
  ONE_PIXEL_GIF,
  bareTrip,
  ownTrip,
  noticeTargets,
  tripTargets,
  ownLink,
  ownCompanion,
  companionTargets,
  ownSuggestion,
  suggestionTargets,
  linkTargets,
  bareReview,
  ownReview,
  othersReview,
  ownRemovedReview,
  reviewTargets,
  bareAnnouncement,
  anAnnouncement,
  ownSession,
  announcementTargets,
  bareLetter,
  aLetter,
  aSendingLetter,
  aPausedLetter,
  aLetterWithRecipients,
  letterTargets,
  aTraveller,
  oneself,
  accountTargets,
  ownPasskey,
  passkeyTargets,
  entryTargets,
  aPublishedPlace,
  aSuggestion,
  ownPreview,
  ownImport,
  importTargets,
  strangeAssertion,
  strangeRegistration,
  withPassword,
} from './access-targets.ts'

/** Callers, as the product sees them. */
export type Role = 'guest' | 'user' | 'editor' | 'moderator' | 'admin'

/** A request to an endpoint, and the status for callers with access. */
export type AccessRequest = {
  readonly params?: Params | ((caller: TestUser) => Promise<Params>)
  readonly query?: Readonly<Record<string, string>>
  readonly body?: (caller: TestUser) => object
  /** The request sends the file and the body as a form. */
  readonly file?: Blob
  /** The status for callers with access. The default is 200. It differs by role where some may do more. */
  readonly status?: number | Readonly<Record<Exclude<Role, 'guest'>, number>>
}

/** Also requests for another user's, a missing and a malformed target. */
export type TargetedRequest = AccessRequest & {
  readonly targets: Readonly<Record<'own' | 'others' | 'missing' | 'malformed', AccessRequest>>
}

/** A path with a parameter needs its targets. */
type Row<E> = E extends { params: unknown } ? TargetedRequest : AccessRequest

type Rows = { readonly [Name in Exclude<keyof Api, keyof typeof deskOperations>]: Row<Api[Name]> }

/** An endpoint without a row does not compile. Those of the desk are in `access-desk.ts`. */
export const rows = {
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
  listSelectedPlaces: {},
  listPlaceNames: {},
  listPhrases: {},
  listDishes: {},
  listServices: {},
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
  // Another admin takes the role first.
  deleteAccount: {
    body: ({ password }) => ({ password }),
    status: { user: 200, editor: 409, moderator: 409, admin: 409 },
  },
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
  createTripLink: { params: ownTrip, body: () => ({ purpose: 'view' }), targets: tripTargets },
  listTripLinks: { params: ownTrip, targets: tripTargets },
  deleteTripLinks: { params: ownTrip, targets: tripTargets },
  createCalendarLink: { body: () => ({}) },
  listLinks: {},
  changeTripLink: { params: ownLink, body: () => ({ sections: ['notes'] }), targets: linkTargets },
  deleteTripLink: { params: ownLink, targets: linkTargets },
  rotateTripLink: { params: ownLink, targets: linkTargets },
  // Nobody has made the link.
  listTripPeople: { params: ownTrip, targets: tripTargets },
  addTripPerson: { params: ownTrip, body: () => ({ name: 'Meera' }), targets: tripTargets },
  changeTripPerson: { params: ownCompanion, body: () => ({ role: 'editor' }), targets: companionTargets },
  removeTripPerson: { params: ownCompanion, targets: companionTargets },
  // The owner is alone: there is nobody to leave the trip to.
  leaveTrip: { params: ownTrip, status: 409, targets: { ...tripTargets, own: { params: ownTrip, status: 409 } } },
  handTripOver: {
    params: ownTrip,
    body: () => ({ personId: 'nobody' }),
    status: 404,
    targets: { ...tripTargets, own: { params: ownTrip, status: 404 } },
  },
  // Whose trips it answers for is in access-matrix-trip-roles.test.ts.
  watchTrips: { query: { trips: 'nobody', once: 'true' }, status: 404 },
  showPresence: { params: ownTrip, body: () => ({ stream: 'none', day: null }), targets: tripTargets },
  listTripSuggestions: { params: ownTrip, targets: tripTargets },
  suggestForTrip: { params: ownTrip, body: () => ({ kind: 'add', name: 'Fort' }), targets: tripTargets },
  acceptTripSuggestion: { params: ownSuggestion, body: () => ({}), targets: suggestionTargets },
  declineTripSuggestion: { params: ownSuggestion, targets: suggestionTargets },
  listTripNews: {},
  getTripMails: {},
  setTripMails: { body: () => ({ isWished: true }) },
  stopTripMails: { query: { token: 'x'.repeat(43) }, status: 404 },
  dismissTripNotice: { params: ownTrip, targets: noticeTargets },
  markTripSeen: { params: ownTrip, targets: tripTargets },
  listTripHistory: { params: ownTrip, targets: tripTargets },
  openInvite: { body: () => ({ token: createToken() }), status: 404 },
  acceptInvite: { body: () => ({ token: createToken() }), status: 404 },
  openSharedTrip: { body: () => ({ token: createToken() }), status: 404 },
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
  listModerationNotifications: {},
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
  // Nobody has this name, so no answer holds an account of another test.
  searchAccounts: { body: () => ({ text: 'no such traveller' }) },
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
  suggestChange: {
    params: { slug: 'surat-castle' },
    body: () => ({ topic: 'other', note: 'The gate moved.', seenOn: '2026-01-01' }),
    targets: entryTargets(async () => ({ slug: 'surat-castle' })),
  },
  listStalePlaces: {},
  countWaitingWork: {},
  countWaitingReports: {},
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
  uploadImage: { body: () => ({ upload_preset: UPLOAD_PRESET }), file: new Blob([ONE_PIXEL_GIF]) },
} as const satisfies Rows
