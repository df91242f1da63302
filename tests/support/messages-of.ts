import type { account } from '#messages/account.ts'
import type { accountMenu } from '#messages/account-menu.ts'
import type { addButton } from '#messages/add-button.ts'
import type { addToTrip } from '#messages/add-to-trip.ts'
import type { filters } from '#messages/filters.ts'
import type { headerSearch } from '#messages/header-search.ts'
import type { login } from '#messages/login.ts'
import type { logout } from '#messages/logout.ts'
import type { navigation } from '#messages/navigation.ts'
import type { reviewForm } from '#messages/review-form.ts'
import type { reviews } from '#messages/reviews.ts'
import type { search } from '#messages/search.ts'
import type { signup } from '#messages/signup.ts'
import type { trips } from '#messages/trips.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Shape } from '#contract/messages/translation.ts'
import { readMessages } from './english.ts'

type English = {
  account: typeof account
  accountMenu: typeof accountMenu
  addButton: typeof addButton
  addToTrip: typeof addToTrip
  filters: typeof filters
  headerSearch: typeof headerSearch
  login: typeof login
  logout: typeof logout
  navigation: typeof navigation
  reviewForm: typeof reviewForm
  reviews: typeof reviews
  search: typeof search
  signup: typeof signup
  trips: typeof trips
}

export type Messages = { readonly [Group in keyof English]: Shape<English[Group]> }

/** The texts of the interface in a language. The type check holds them against the English ones. */
export function messagesOf(code: LanguageCode): Promise<Messages> {
  return readMessages<Messages>(code)
}

/** Any text that a message can become, with something in the place of each value. */
export function anyOf(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.+'))
}
