import type { account, announcements, profile } from '#messages/account.ts'
import type { accountMenu, headerSearch, navigation } from '#messages/shell.ts'
import type { addButton, addToTrip, wishlist, wishlistChanges } from '#messages/wishlist.ts'
import type { admin, letters, moderation } from '#messages/admin.ts'
import type { desk, deskSuggestions } from '#messages/desk.ts'
import type { driverCard } from '#messages/home.ts'
import type { filters } from '#messages/places.ts'
import type { login, logout, passwordReset, signup } from '#messages/login.ts'
import type { mails } from '#messages/mails.ts'
import type { moderationReasons, ownModeration, report, reportButton, reviewForm, reviews } from '#messages/reviews.ts'
import type { openState } from '#messages/hours.ts'
import type { placePage } from '#messages/place-page.ts'
import type { planForMe, planner } from '#messages/planner.ts'
import type { search } from '#messages/search.ts'
import type { suggest } from '#messages/suggest.ts'
import type { trips } from '#messages/trips.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Shape } from '#contract/messages/translation.ts'
import { readMessages } from './english.ts'

type English = {
  account: typeof account
  accountMenu: typeof accountMenu
  addButton: typeof addButton
  addToTrip: typeof addToTrip
  admin: typeof admin
  announcements: typeof announcements
  desk: typeof desk
  deskSuggestions: typeof deskSuggestions
  driverCard: typeof driverCard
  filters: typeof filters
  headerSearch: typeof headerSearch
  letters: typeof letters
  login: typeof login
  logout: typeof logout
  mails: typeof mails
  moderation: typeof moderation
  moderationReasons: typeof moderationReasons
  navigation: typeof navigation
  openState: typeof openState
  ownModeration: typeof ownModeration
  passwordReset: typeof passwordReset
  placePage: typeof placePage
  planForMe: typeof planForMe
  planner: typeof planner
  profile: typeof profile
  report: typeof report
  reportButton: typeof reportButton
  reviewForm: typeof reviewForm
  reviews: typeof reviews
  search: typeof search
  signup: typeof signup
  suggest: typeof suggest
  trips: typeof trips
  wishlist: typeof wishlist
  wishlistChanges: typeof wishlistChanges
}

export type Messages = { readonly [Group in keyof English]: Shape<English[Group]> }

/** The texts of the interface in a language. The type check holds them against the English ones. */
export function getMessages(code: LanguageCode): Promise<Messages> {
  return readMessages<Messages>(code)
}

/** Any text that a message can become, with something in the place of each value. */
export function anyOf(message: string): RegExp {
  const parts = message.split(/\{\w+(?:\|[^}]*)?\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.+'))
}
