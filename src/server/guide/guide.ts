import type { Calendar, CalendarEntry } from '#contract/city/calendar.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { CityPart } from '#contract/city/content-city.ts'
import type { PreviewedCity } from '#contract/admin/desk-city.ts'
import type { ClosedStop } from '#contract/admin/desk-places.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import type { PlaceMatch } from '#contract/place/place-listing-query.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import type { Attraction, City, PlaceDetail, PlaceIndexEntry, SearchResult } from '#contract/place/places.ts'
import type { ShownDish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { Phrases } from '#contract/city/phrases.ts'
import type { PlaceNames } from '#contract/place/place-names.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import type { Year } from '#contract/city/year.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import type { HoursOfDay } from './hours-by-date.ts'
import type { GuideSearch } from './guide-search.ts'
import type { PlaceRatings } from './place-ratings.store.ts'
import type { RetiredPage } from './retired-entries.ts'
import type { Place } from './places.store.ts'

/**
 * All content for visitors, ready to be sent. It is immutable: a change of content or of a rating creates a new guide.
 */
export type Guide = {
  /** The version of the content without reviews. */
  readonly version: number
  readonly city: Omit<City, 'map' | 'whenToCome'>
  readonly area: Pick<ContentCity, 'center' | 'boundingBox' | 'mapStart'>
  readonly timeZone: string
  /** Holidays, festivals and seasons. Null if the city's folder has none. */
  readonly calendar: Calendar | null
  readonly year: Year
  /** The guide that plans are computed with. */
  readonly planning: PlanningGuide
  /** The compiled opening hours by the slug of the place. Null: nobody knows them. */
  readonly openHours: { get(slug: string): OpenHours | null }
  hoursOn(date: string): HoursOfDay
  /** Places in the recommended order. Made at the first call. */
  list(category: PlaceCategory | 'all'): readonly Attraction[]
  /** A well-known place of each list. */
  getSelection(): readonly Attraction[]
  search(term: string): SearchResult[]
  /** Finds places, trips, areas and pages, best first. The first call may have to make it. */
  searchAll(): GuideSearch
  /** Makes the search while other requests are answered. */
  prepareSearch(): Promise<void>
  find(slug: string): PlaceDetail | undefined
  hasPlace(slug: string): boolean
  getCategory(slug: string): PlaceCategory | undefined
  /** Places that editors took out of the guide, by slug. */
  readonly retired: ReadonlyMap<string, RetiredPage>
  /** A place as its page would show it, without reviews. */
  preview(place: Place): PlaceDetail
  /** The stops of suggested trips that are closed on every day of the week if the place has this text. */
  closedStops(place: StoredPlace): ClosedStop[]
  /** Languages of the city, in its order. */
  readonly languages: readonly string[]
  /** Null if the city's folder has none. */
  readonly phrases: Phrases | null
  readonly dishes: readonly ShownDish[]
  readonly services: readonly Service[]
  /** Computed at each call, because answers are cached. */
  readonly namesInLanguages: () => readonly PlaceNames[]
  /** The place that a name means. Null if there is none, or more than one. */
  readonly slugOfName: (name: string) => string | null
  /** Finds a place by the key of its name (see `nameKey`) in any language. */
  findByNameKey(key: string): Attraction | undefined
  /** The English name of a place that is called by a translated one. Any other name stays as it is. */
  inEnglish(name: string): string
  readonly slugs: readonly string[]
  /** Slugs with a page: those of the guide, and retired ones, whose pages say so. */
  readonly addresses: readonly string[]
  /** The places as editors wrote them, in the order of the content. */
  readonly content: readonly Place[]
  readonly index: readonly PlaceIndexEntry[]
  /** The entries of the index as lists show them, by slug. */
  listed(match: PlaceMatch, slug: string): (PlaceIndexEntry & { readonly match: PlaceMatch }) | undefined
  /** Computed at the first call. */
  suggestedTrips(): readonly SuggestedTrip[]
  /** Suggested trips that editors took out of the guide, by slug. */
  readonly retiredTripPages: ReadonlyMap<string, RetiredPage>
  /** A suggested trip as its page would show it. */
  previewTrip(trip: ContentTrip): SuggestedTrip
  /** The texts of the city and its year with another text of a part. */
  previewCity(part: CityPart): PreviewedCity
  /** The months of an entry of the calendar as the year would show them. */
  previewYear(entry: CalendarEntry): Year
}

/** Adds the ratings of places to the guide. This is cheap enough for each review to have its own guide. */
export type RatedGuide = (ratings: PlaceRatings) => Guide
