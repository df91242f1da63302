import type { Phrases } from '#contract/city/phrases.ts'
import type { CitySearch } from './city-search.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import type { CityLists, CityYear } from './content-schema.ts'
import type { Place } from './places.store.ts'
import type { RetiredEntry } from './retired-entries.ts'

/** All that the guide is made of. */
export type GuideContent = Readonly<CityYear> &
  CityLists & {
    /** The counter of changes.ts at the time of reading. */
    version: number
    city: ContentCity
    places: readonly Place[]
    trips: readonly ContentTrip[]
    search: CitySearch | null
    phrases: Phrases | null
    retired: readonly RetiredEntry[]
    retiredTrips: readonly RetiredEntry[]
    /** The current translations of each language (see `packTranslations`). */
    translations: Readonly<Record<string, string>>
  }
