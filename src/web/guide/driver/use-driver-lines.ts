import { useQuery } from '@tanstack/react-query'
import { driverCards } from '#contract/messages/driver-cards.ts'
import { languages } from '#contract/messages/languages.ts'
import type { PlaceName, PlaceNames } from '#contract/place/place-names.ts'
import { placeNames } from './queries.ts'

/** The destination of a ride, as far as the page knows it. */
export type Whereabouts = {
  /** Null: a place of the traveller's own. */
  readonly slug: string | null
  /** The names that the page knows. That in its own language is the last one. */
  readonly known: readonly PlaceName[]
}

/** A place in one language. */
export type DriverLine = Omit<PlaceName, 'lang'> & {
  readonly code: string
  /** Null in a language that the guide does not speak. */
  readonly request: string | null
  /** The traveller has typed the name in any language. */
  readonly isTyped: boolean
}

/** The languages of the city in its order, as its drivers read them. Without a network: those that the page knows. */
export function useDriverLines({ slug, known }: Whereabouts): readonly DriverLine[] {
  const { data } = useQuery(placeNames())
  const isTyped = slug === null
  const names = isTyped
    ? typedIn(data?.places, known)
    : (data?.places.find((place) => place.slug === slug)?.names ?? known)
  return names.map(({ lang: code, name, locality }) => ({ code, request: requestIn(code), name, locality, isTyped }))
}

/** The polite request helps with a name that only the traveller knows, too. */
function typedIn(places: readonly PlaceNames[] = [], known: readonly PlaceName[]): readonly PlaceName[] {
  const codes = places[0]?.names.map(({ lang }) => lang) ?? known.map(({ lang }) => lang)
  return codes.flatMap((lang) => known.map((name) => ({ ...name, lang })))
}

function requestIn(code: string): string | null {
  const language = languages.find((language) => language.code === code)
  if (!language) return null
  const { driverCard } = driverCards[language.code]
  return driverCard.request
}
