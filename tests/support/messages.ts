import type { account } from '#messages/account.ts'
import type { accountMenu } from '#messages/account-menu.ts'
import type { addButton } from '#messages/add-button.ts'
import type { addToTrip } from '#messages/add-to-trip.ts'
import type { admin } from '#messages/admin.ts'
import type { announcements } from '#messages/announcements.ts'
import type { desk } from '#messages/desk.ts'
import type { deskSuggestions } from '#messages/desk-suggestions.ts'
import type { driverCard } from '#messages/driver-card.ts'
import type { filters } from '#messages/filters.ts'
import type { headerSearch } from '#messages/header-search.ts'
import type { letters } from '#messages/letters.ts'
import type { login } from '#messages/login.ts'
import type { logout } from '#messages/logout.ts'
import type { mails } from '#messages/mails.ts'
import type { moderation } from '#messages/moderation.ts'
import type { moderationReasons } from '#messages/moderation-reasons.ts'
import type { navigation } from '#messages/navigation.ts'
import type { openState } from '#messages/open-state.ts'
import type { ownModeration } from '#messages/own-moderation.ts'
import type { passwordReset } from '#messages/password-reset.ts'
import type { placePage } from '#messages/place-page.ts'
import type { planForMe } from '#messages/plan-for-me.ts'
import type { planner } from '#messages/planner.ts'
import type { profile } from '#messages/profile.ts'
import type { report } from '#messages/report.ts'
import type { reportButton } from '#messages/report-button.ts'
import type { reviewForm } from '#messages/review-form.ts'
import type { reviews } from '#messages/reviews.ts'
import type { search } from '#messages/search.ts'
import type { signup } from '#messages/signup.ts'
import type { suggest } from '#messages/suggest.ts'
import type { trips } from '#messages/trips.ts'
import type { wishlist } from '#messages/wishlist.ts'
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
