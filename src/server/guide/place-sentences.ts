import type { Calendar } from '#contract/city/calendar.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import { formatsFor, type Formats } from '#contract/messages/format.ts'
import { knownLanguage, languages, type LanguageCode } from '#contract/messages/languages.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { traitsOf } from '#planning/lists/place-traits.ts'
import { accessOf, type AccessTexts } from './access-sentence.ts'
import { signOf } from '#contract/text/currency-sign.ts'
import { directionsTo } from './directions.ts'
import { hoursNoteOf, seasonOf, type HoursTexts } from './hours-note.ts'
import type { PictureOf } from './pictures.ts'
import type { Place } from './places.store.ts'
import { priceEndOf, type PriceEndTexts } from './price-end.ts'
import { sharedFields } from './shown-places.ts'

/** Texts of a language. */
export type SentenceTexts = HoursTexts & AccessTexts & PriceEndTexts

type Sources = {
  readonly language: LanguageCode
  readonly texts: SentenceTexts
  readonly calendar: Calendar | null
  readonly englishCity: ContentCity
  readonly pictureOf: PictureOf
  /** Null: the guide is English. */
  readonly isNameTranslated: ((slug: string) => boolean) | null
}

/** What the guide works out of a place: what all of its forms have, and what only its page says of its hours. */
export function createPlaceSentences(sources: Sources) {
  const { language, texts, calendar, englishCity, pictureOf, isNameTranslated } = sources
  const inLanguage = { language, texts }
  const formats = formatsOf(language, englishCity)
  const inSentences = (place: Place) => {
    const season = seasonOf(place, { calendar, texts })
    const { access } = accessOf(place.facts?.access, inLanguage, season)
    const priceEnd = priceEndOf(place.facts?.fees, { formats, texts })
    return { ...(access && { access }), ...(priceEnd && { priceEnd }) }
  }
  return {
    shared: (place: Place, hours: OpenHours | null, inEnglish: Place) => ({
      ...sharedFields(place, { location: directionsTo(inEnglish, englishCity.name), pictureOf }),
      openHours: hours,
      ...inSentences(place),
      traits: traitsOf(place),
      ...(isNameTranslated?.(place.slug) === false && { lang: 'en' }),
    }),
    noteOf: (place: Place, hours: OpenHours | null) => {
      const hoursNote = hoursNoteOf(place, hours, { calendar, language, texts })
      const { accessSides } = accessOf(place.facts?.access, inLanguage)
      return { ...(hoursNote !== undefined && { hoursNote }), ...(accessSides && { accessSides }) }
    },
  }
}

function formatsOf(code: LanguageCode, { countryCode, currency }: ContentCity): Formats {
  const language = knownLanguage(code) ?? languages[0]
  return formatsFor(language, { countryCode, currency, currencySign: signOf(currency) })
}
