import type { Calendar, CalendarEntry } from '#contract/city/calendar.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { CityPart } from '#contract/city/content-city.ts'
import type { PreviewedCity } from '#contract/admin/desk-city.ts'
import type { ClosedStop } from '#contract/admin/desk-places.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { knownLanguage, languages, type LanguageCode } from '#contract/messages/languages.ts'
import { inRecommendedOrder } from '#contract/place/place-order.ts'
import type { PlaceMatch } from '#contract/place/place-listing-query.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import type { Attraction, City, PlaceDetail, PlaceIndexEntry, SearchResult } from '#contract/place/places.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import type { ShownDish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { Phrases } from '#contract/city/phrases.ts'
import type { PlaceNames } from '#contract/place/place-names.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import type { Year } from '#contract/city/year.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import { traitsOf } from '#planning/lists/place-traits.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { accessOf, type AccessTexts } from './access-sentence.ts'
import { closedStopsAt } from './check-trips.ts'
import { signOf } from '#contract/text/currency-sign.ts'
import { cityOf } from './city-of-guide.ts'
import { directionsTo } from './directions.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import { hoursNoteOf, seasonOf, type HoursTexts } from './hours-note.ts'
import { keepJson } from '../platform/kept-json.ts'
import { mapSliced, type SlicedWork } from '../platform/concurrency/slices.ts'
import { createHoursByDate, type HoursOfDay } from './hours-by-date.ts'
import type { GuideContent } from './guide-content.ts'
import { emptyPages, unaskedPages } from './empty-pages.ts'
import { formatsFor, type Formats } from '#contract/messages/format.ts'
import { prepareGuideSearch, type GuideSearch } from './guide-search.ts'
import type { PageWords } from './searched-pages.ts'
import type { Pictures } from './pictures.ts'
import type { PlaceRating, PlaceRatings } from './place-ratings.store.ts'
import { preparePlaceNames } from './place-names.ts'
import { createGoneEntries, unlinkMissingPlaces, type GoneEntry } from './retired-entries.ts'
import { preparePlaceSearch } from './place-search.ts'
import { priceEndOf, type PriceEndTexts } from './price-end.ts'
import { preparePlanning } from './planning.ts'
import type { Place } from './places.store.ts'
import { dishesByPlace, showDishes } from './shown-dishes.ts'
import { detailOf, indexEntryOf, sharedFields } from './shown-places.ts'
import { createSuggestedTrips, suggestedTripOf } from './suggested-trips.ts'
import type { TranslatedContent } from './translations/translate-content.ts'
import type { TranslatedNames } from './translations/translated-names.ts'
import { createYear, yearOfEntry } from './year.ts'

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
  /** What plans are computed with. */
  readonly planning: PlanningGuide
  /** The compiled opening hours by the slug of the place. Null: nobody knows them. */
  readonly openHours: ReadonlyMap<string, OpenHours | null>
  hoursOn(date: string): HoursOfDay
  list(category: PlaceCategory): readonly Attraction[]
  search(term: string): SearchResult[]
  /** Finds places, trips, areas and pages, best first. */
  readonly searchAll: GuideSearch
  find(slug: string): PlaceDetail | undefined
  hasPlace(slug: string): boolean
  /** Places that editors took out of the guide, by slug. */
  readonly gone: ReadonlyMap<string, GoneEntry>
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
  /** Computed at each call, because answers are kept. */
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
  /** What editors say of the places, in the order of the content. */
  readonly content: readonly Place[]
  /** In the recommended order. */
  readonly places: readonly Attraction[]
  readonly index: readonly PlaceIndexEntry[]
  /** The entries of the index as lists show them, by slug. */
  readonly listed: Readonly<Record<PlaceMatch, ReadonlyMap<string, PlaceIndexEntry & { readonly match: PlaceMatch }>>>
  /** Computed at the first call. */
  suggestedTrips(): readonly SuggestedTrip[]
  /** Suggested trips that editors took out of the guide, by slug. */
  readonly goneTrips: ReadonlyMap<string, GoneEntry>
  /** A suggested trip as its page would show it. */
  previewTrip(trip: ContentTrip): SuggestedTrip
  /** The texts of the city and its year with another text of a part. */
  previewCity(part: CityPart): PreviewedCity
  /** The months of an entry of the calendar as the year would show them. */
  previewYear(entry: CalendarEntry): Year
}

/** Adds the ratings of places to the guide. This is cheap enough for each review to have its own guide. */
export type RatedGuide = (ratings: PlaceRatings) => Guide

/** What a guide is made of. */
export type GuideParts = {
  readonly language: LanguageCode
  readonly english: GuideContent
  /** Null: the guide is English. */
  readonly translated: TranslatedContent | null
  readonly pictures: Pictures
  readonly pageWords: PageWords
  /** In the language. */
  readonly hoursTexts: HoursTexts & AccessTexts & PriceEndTexts
  readonly translatedNames: TranslatedNames
  readonly namesInLanguages: Guide['namesInLanguages']
}

/** Prepares everything that does not depend on reviews. */
export function* prepareGuide({
  english,
  translated,
  translatedNames,
  pageWords,
  ...parts
}: GuideParts): SlicedWork<RatedGuide> {
  const { content, pictures } = translated ?? { content: english, pictures: parts.pictures }
  const { places, calendar } = content
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const gone = createGoneEntries(content.retired, places)
  const trips = unlinkMissingPlaces(content.trips, new Set(bySlug.keys()))
  const { pictureOf } = pictures
  const englishBySlug = new Map(english.places.map((place) => [place.slug, place]))
  const englishOf = (place: Place) => englishBySlug.get(place.slug) ?? place
  const openHours = new Map(
    yield* mapSliced(places, (place) => [place.slug, compileOpenHours(place, content)] as const),
  )
  const inLanguage = { language: parts.language, texts: parts.hoursTexts }
  const formats = formatsOf(parts.language, english.city)
  const inSentences = (place: Place) => {
    const season = seasonOf(place, { calendar, texts: parts.hoursTexts })
    const { access } = accessOf(place.facts?.access, inLanguage, season)
    const priceEnd = priceEndOf(place.facts?.fees, { formats, texts: parts.hoursTexts })
    return { ...(access && { access }), ...(priceEnd && { priceEnd }) }
  }
  const computed = (place: Place, hours: OpenHours | null, inEnglish: Place) => ({
    ...sharedFields(place, { location: directionsTo(inEnglish, english.city.name), pictureOf }),
    openHours: hours,
    ...inSentences(place),
    traits: traitsOf(place),
    ...(translated?.isNameTranslated(place.slug) === false && { lang: 'en' }),
  })
  const shared = (place: Place) => computed(place, openHours.get(place.slug) ?? null, englishOf(place))
  const noteOf = (place: Place, hours: OpenHours | null) => {
    const hoursNote = hoursNoteOf(place, hours, { calendar, language: parts.language, texts: parts.hoursTexts })
    const { accessSides } = accessOf(place.facts?.access, inLanguage)
    return { ...(hoursNote !== undefined && { hoursNote }), ...(accessSides && { accessSides }) }
  }
  const attractionOf = (place: Place): Attraction => ({
    ...shared(place),
    img: pictureOf(place).src,
    tag: place.tags[0] ?? place.kind,
  })
  const attractions = yield* mapSliced(places, attractionOf)
  const lists = new Map(
    placeCategories.map((category) => [category, attractions.filter((place) => place.category === category)]),
  )
  const byNameKey = new Map(
    yield* mapSliced(attractions, (place) => [nameKey((englishBySlug.get(place.slug) ?? place).name), place] as const),
  )
  const slugOfName = yield* preparePlaceNames(english.places)
  const dishes = { here: dishesByPlace(content.dishes ?? []), english: dishesByPlace(english.dishes ?? []) }
  const dishNames = (slug: string) =>
    [...(dishes.here.get(slug) ?? []), ...(dishes.english.get(slug) ?? [])].map(({ name }) => name)
  const searchPlaces = yield* preparePlaceSearch(places, englishOf, dishNames)

  const city = cityOf(content, pictures, parts.language)
  const year = createYear(content)
  const ordered = inRecommendedOrder((category) => lists.get(category) ?? [])
  const planning = yield* preparePlanning(content, { year, attractions: ordered })
  const tripSources = { pictures, planning, calendar, isTranslated: translated?.isTripTranslated }
  const picks = pickOfEach(places).map(attractionOf)
  const index = yield* mapSliced(places, (place) => indexEntryOf(place, pictureOf))
  function* listedAs<Match extends PlaceMatch>(match: Match) {
    return new Map(yield* mapSliced(index, (entry) => [entry.slug, keepJson({ ...entry, match })] as const))
  }
  const unrated = {
    version: content.version,
    content: places,
    timeZone: content.city.timeZone,
    calendar,
    year,
    planning,
    area: content.city,
    openHours,
    hoursOn: createHoursByDate(openHours),
    slugs: places.map(({ slug }) => slug),
    addresses: [...bySlug.keys(), ...gone.keys()],
    index,
    listed: { fit: yield* listedAs('fit'), unknown: yield* listedAs('unknown'), not: yield* listedAs('not') },
    suggestedTrips: createSuggestedTrips(trips, tripSources),
    goneTrips: createGoneEntries(
      content.retiredTrips,
      trips.map(({ slug, title }) => ({ slug, name: title })),
    ),
    previewTrip: (trip: ContentTrip) => suggestedTripOf(trip, tripSources),
    previewCity: (part: CityPart) => {
      const changed = { ...content, ...part }
      return { city: cityOf(changed, pictures, parts.language), year: createYear(changed) }
    },
    previewYear: (entry: CalendarEntry) => yearOfEntry(content, entry),
    searchAll: yield* prepareGuideSearch({
      ...content,
      pageWords,
      emptyPages: [...emptyPages(city), ...unaskedPages(city)],
      dishNames,
      looksOf: (place) => {
        const hours = openHours.get(place.slug)
        return { img: pictureOf(place).src, ...(hours && { openHours: hours }) }
      },
      english,
    }),
    hasPlace: (slug: string) => bySlug.has(slug),
    gone,
    preview: (place: Place): PlaceDetail => {
      const hours = compileOpenHours(place, content)
      return { ...detailOf(place, places, pictures), ...computed(place, hours, place), ...noteOf(place, hours) }
    },
    closedStops: (place: StoredPlace) => closedStopsAt(place.slug, compileOpenHours(place, content), content),
    slugOfName: (name: string) => slugOfName(name) ?? translatedNames.slugOf(name) ?? null,
    inEnglish: translatedNames.inEnglish,
    languages: english.city.languages,
    phrases: english.phrases,
    dishes: showDishes(content.dishes ?? [], (slug) => bySlug.get(slug), parts.language),
    services: content.services ?? [],
    namesInLanguages: parts.namesInLanguages,
  }

  return (ratings) => {
    const rate = <T extends PlaceRating & { slug: string }>(place: T): T => {
      const rating = ratings.get(place.slug)
      return rating ? { ...place, ...rating } : place
    }
    return {
      ...unrated,
      city: { ...city, picks: picks.map(rate) },
      places: ordered.map(rate),
      list: (category) => (lists.get(category) ?? []).map(rate),
      search: (term) =>
        searchPlaces(term).map((place) => rate({ ...shared(place), images: [pictureOf(place).src], tags: place.tags })),
      find: (slug) => {
        const place = bySlug.get(slug)
        const state = translated?.stateOf(slug) ?? 'english'
        const translation = state !== 'english' && { translation: state }
        if (!place) return undefined
        const note = noteOf(place, openHours.get(slug) ?? null)
        const served = dishes.here.get(slug)?.map(({ slug: dish, name }) => ({ slug: dish, name }))
        return rate({
          ...detailOf(place, places, pictures),
          ...shared(place),
          ...note,
          ...translation,
          ...(served && { dishes: served }),
        })
      },
      findByNameKey: (key) => {
        const place = byNameKey.get(translatedNames.keyInEnglish(key))
        return place && rate(place)
      },
    }
  }
}

function formatsOf(code: LanguageCode, { countryCode, currency }: ContentCity): Formats {
  const language = knownLanguage(code) ?? languages[0]
  return formatsFor(language, { countryCode, currency, currencySign: signOf(currency) })
}

/** Picks the first place of each list that is well known, and prefers an exactly located one. */
function pickOfEach(places: readonly Place[]): Place[] {
  return placeCategories.flatMap((category) => {
    const candidates = places.filter((place) => place.category === category)
    const wellKnown = candidates.filter(({ confidence }) => confidence === 'high')
    return wellKnown.find(({ geo }) => geo.precision === 'site') ?? wellKnown[0] ?? candidates[0] ?? []
  })
}
