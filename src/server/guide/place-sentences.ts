import type { Calendar } from '#contract/city/calendar.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import { formatsFor, type Formats } from '#contract/messages/format.ts'
import { knownLanguage, languages, type LanguageCode } from '#contract/messages/languages.ts'
import { getPriceLevel } from '#contract/place/known-price.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import type { PlaceLooks } from '#contract/place/search.ts'
import { getTraits } from '#planning/lists/place-traits.ts'
import { getAccess, type AccessTexts } from './access-sentence.ts'
import { signFor } from '#contract/text/currency-sign.ts'
import { getHoursNote, getSeason, type HoursTexts } from './hours-note.ts'
import type { PictureFor } from './pictures.ts'
import type { Place } from './places.store.ts'
import { getPriceEnd, type PriceEndTexts } from './price-end.ts'
import { sharedFields } from './shown-places.ts'

/** Texts of a language. */
export type SentenceTexts = HoursTexts & AccessTexts & PriceEndTexts

type Sources = {
  readonly language: LanguageCode
  readonly texts: SentenceTexts
  readonly calendar: Calendar | null
  readonly englishCity: ContentCity
  readonly getPicture: PictureFor
  /** Null: the guide is English. */
  readonly isNameTranslated: ((slug: string) => boolean) | null
}

/**
 * Computed fields of a place: those that all of its forms have, those of its rows in search results, and those about its
 * hours that only its page has.
 */
export function createPlaceSentences(sources: Sources) {
  const { language, texts, calendar, englishCity, getPicture, isNameTranslated } = sources
  const inLanguage = { language, texts }
  const formats = getFormats(language, englishCity)
  const inSentences = (place: Place) => {
    const season = getSeason(place, { calendar, texts })
    const { access } = getAccess(place.facts?.access, inLanguage, season)
    const priceEnd = getPriceEnd(place.facts?.fees, { formats, texts })
    return { ...(access && { access }), ...(priceEnd && { priceEnd }) }
  }
  return {
    shared: (place: Place, hours: OpenHours | null, inEnglish: Place) => ({
      ...sharedFields(place, { location: directionsTo(inEnglish, englishCity.name), getPicture }),
      openHours: hours,
      ...inSentences(place),
      traits: getTraits(place),
      ...(isNameTranslated?.(place.slug) === false && { lang: 'en' }),
    }),
    getLooks: (place: Place, hours: OpenHours | null): PlaceLooks => {
      const { free, priced } = getTraits(place)
      return {
        img: getPicture(place).src,
        ...(hours && { openHours: hours }),
        ...inSentences(place),
        priceLevel: getPriceLevel(place),
        traits: { ...(free !== undefined && { free }), ...(priced && { priced }) },
      }
    },
    getNote: (place: Place, hours: OpenHours | null) => {
      const hoursNote = getHoursNote(place, hours, { calendar, language, texts })
      const { accessSides } = getAccess(place.facts?.access, inLanguage)
      return { ...(hoursNote !== undefined && { hoursNote }), ...(accessSides && { accessSides }) }
    },
  }
}

function getFormats(code: LanguageCode, { countryCode, currency }: ContentCity): Formats {
  const language = knownLanguage(code) ?? languages[0]
  return formatsFor(language, { countryCode, currency, currencySign: signFor(currency) })
}

const MAPS = 'https://www.google.com/maps'

/**
 * A link to directions. It leads to the coordinates when the exact spot is known. Otherwise it searches by name,
 * because a pin in the wrong place misleads.
 */
function directionsTo(place: Pick<Place, 'name' | 'locality' | 'geo'>, city: string): string {
  const { lat, lng, precision } = place.geo
  if (precision === 'site' && lat !== null && lng !== null) {
    return `${MAPS}/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()}`
  }
  return `${MAPS}/search/?${new URLSearchParams({ api: '1', query: `${place.name}, ${place.locality}, ${city}` }).toString()}`
}
