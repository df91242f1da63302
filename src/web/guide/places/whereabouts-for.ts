import { language } from '#messages/language.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { Whereabouts } from '../driver/use-driver-lines.ts'

/** The names that the page of a place knows, for the card for the driver. */
export function whereaboutsFor({ slug, lang, name, locality, facts }: PlaceDetail): Whereabouts {
  const own = { lang: lang ?? language.code, name, locality }
  const others = Object.entries(facts.names ?? {}).filter(([code]) => code !== own.lang)
  return {
    slug,
    known: [...others.map(([code, { value }]) => ({ lang: code, name: value.name, locality: null })), own],
  }
}
