import { isDeepStrictEqual } from 'node:util'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import type { CityPart } from '#contract/city/content-city.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import type { Attraction, City, PlaceDetail } from '#contract/place/places.ts'
import type { Year } from '#contract/city/year.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import { closedStopsAt } from './check-trips.ts'
import { getCity, renewPlacesOfCity, type RenewedPlacesOfCity } from './city-of-guide.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import { emptyPages, unaskedPages } from './empty-pages.ts'
import type { GuideContent } from './guide-content.ts'
import { renewHours, type GuideHours } from './guide-hours.ts'
import { selectOneOfEach, renewPlaces, type GuidePlaces } from './guide-places.ts'
import { renewGuideSearch, type RenewedSearch } from './guide-search.ts'
import type { Guide, RatedGuide } from './guide.ts'
import type { Pictures } from './pictures.ts'
import type { PlaceNames } from './place-names.ts'
import type { PlaceRating } from './place-ratings.store.ts'
import { renewPlaceSearch, type RenewedPlaceSearch } from './place-search.ts'
import { createPlaceSentences, type SentenceTexts } from './place-sentences.ts'
import type { Place } from './places.store.ts'
import { renewPlanning, type RenewedPlanning } from './planning.ts'
import { deferWork, type DeferredResult } from '../platform/concurrency/slices.ts'
import { renew, renewList, type Renewed, type RenewedList } from './renewed.ts'
import { createRetiredEntries, unlinkMissingPlaces, type RetiredPage } from './retired-entries.ts'
import type { PageWords } from '#planning/search/searched-pages.ts'
import { dishesByPlace, showDishes } from './shown-dishes.ts'
import { getDetail } from './shown-places.ts'
import { createSuggestedTrips, getSuggestedTrip } from './suggested-trips.ts'
import type { TranslatedContent } from './translations/translate-content.ts'
import type { TranslatedNames } from './translations/translated-names.ts'
import { createYear, toYearPlace, yearOfEntry, type YearPlace } from './year.ts'

/** The sources from which a guide is made. */
export type GuideParts = {
  readonly language: LanguageCode
  readonly english: GuideContent
  /** Null: the guide is English. */
  readonly translated: TranslatedContent | null
  readonly pictures: Pictures
  readonly pageWords: PageWords
  /** In the language. */
  readonly hoursTexts: SentenceTexts
  /** The names of the English guide. */
  readonly names: PlaceNames
  readonly translatedNames: TranslatedNames
  readonly namesInLanguages: Guide['namesInLanguages']
}

/** The models of a guide: each is renewed only where something that it reads has changed. */
export type GuideModels = PlaceModels & CityModels & SearchModels

type PlaceModels = {
  readonly hours: GuideHours
  readonly places: GuidePlaces
  readonly ofCity: RenewedPlacesOfCity
}

type CityModels = {
  readonly city: Renewed<Omit<City, 'map' | 'whenToCome'>>
  readonly yearPlaces: RenewedList<Place, YearPlace>
  readonly year: Renewed<Year>
  readonly planning: RenewedPlanning
  readonly trips: Renewed<readonly ContentTrip[]>
  readonly suggested: Renewed<() => readonly SuggestedTrip[]>
  readonly retired: Renewed<ReadonlyMap<string, RetiredPage>>
}

type SearchModels = {
  readonly placeSearch: RenewedPlaceSearch
  /** The largest model, which no page but the search reads. */
  readonly search: DeferredResult<RenewedSearch>
}

/** The models, and the guide made of them. */
export type RenewedGuide = { readonly models: GuideModels; readonly rated: RatedGuide }

/**
 * Makes everything that does not depend on reviews.
 * @param before the models before a change of content. Entries that did not change are the same objects in both contents.
 */
export function* renewGuide(parts: GuideParts, before?: GuideModels): SlicedWork<RenewedGuide> {
  const making = toMaking(parts)
  const placeModels = yield* renewPlaceModels(making, before)
  const cityModels = yield* renewCityModels(making, placeModels, before)
  const searchModels = yield* renewSearchModels(making, { ...placeModels, ...cityModels }, before)
  const models = { ...placeModels, ...cityModels, ...searchModels }
  return { models, rated: createRatedGuide(making, models) }
}

/** The sources from which all models are made. */
type Making = GuideParts & {
  /** In the language. */
  readonly content: GuideContent
  readonly pictures: Pictures
  readonly sentences: ReturnType<typeof createPlaceSentences>
  /** The dishes of each place, and their names, by its slug. */
  readonly dishes: { readonly here: ReadonlyMap<string, readonly Dish[]>; readonly namesAt: (slug: string) => string[] }
}

function toMaking(parts: GuideParts): Making {
  const { english, translated, language } = parts
  const { content, pictures } = translated ?? { content: english, pictures: parts.pictures }
  const sentences = createPlaceSentences({
    language,
    texts: parts.hoursTexts,
    calendar: content.calendar,
    englishCity: english.city,
    getPicture: pictures.getPicture,
    isNameTranslated: translated?.isNameTranslated ?? null,
  })
  const [here, inEnglish] = [dishesByPlace(content.dishes ?? []), dishesByPlace(english.dishes ?? [])]
  const namesAt = (slug: string) => [...(here.get(slug) ?? []), ...(inEnglish.get(slug) ?? [])].map(({ name }) => name)
  return { ...parts, content, pictures, sentences, dishes: { here, namesAt } }
}

function* renewPlaceModels(making: Making, before: PlaceModels | undefined): SlicedWork<PlaceModels> {
  const { content, english, names, pictures, sentences } = making
  const { places } = content
  const hours = yield* renewHours(content, names, before?.hours)
  const attractions = {
    basis: [english.city, content.city, content.calendar],
    getAttraction: (place: Place, at: number) => ({
      ...sentences.shared(place, hours.list[at] ?? null, english.places[at] ?? place),
      img: pictures.getPicture(place).src,
      tag: place.tags[0] ?? place.kind,
    }),
    getPicture: pictures.getPicture,
  }
  const shown = yield* renewPlaces(places, attractions, before?.places)
  return { hours, places: shown, ofCity: yield* renewPlacesOfCity(places, before?.ofCity) }
}

function* renewCityModels(
  { content, pictures, language, names, translated }: Making,
  { places: shown, ofCity }: PlaceModels,
  before: CityModels | undefined,
): SlicedWork<CityModels> {
  const { calendar, climate, fares, city: texts, phrases, dishes, services } = content
  const places = ofCity.ofCity.value
  const city = renew(
    before?.city,
    [texts, phrases, content.trips, dishes, services, climate, calendar, fares, places],
    () => getCity(content, places, { pictures, language }),
  )
  const yearPlaces = yield* renewList(before?.yearPlaces, content.places, {
    work: toYearPlace,
    isEqual: isDeepStrictEqual,
  })
  const year = renew(before?.year, [yearPlaces.results, calendar, climate, fares, texts], () =>
    createYear({ ...content, places: yearPlaces.results }),
  )
  const planning = yield* renewPlanning(content, { year: year.value, places: shown.ordered }, before?.planning)
  const trips = renew(before?.trips, [content.trips, names.slugs], () =>
    unlinkMissingPlaces(content.trips, new Set(names.slugs)),
  )
  const isTranslated = translated?.isTripTranslated
  const ofTrips = { pictures, planning: planning.guide.value, calendar, isTranslated }
  const suggested = renew(before?.suggested, [trips.value, ofTrips.planning, calendar, isTranslated], () =>
    createSuggestedTrips(trips.value, ofTrips),
  )
  const retired = renew(before?.retired, [content.retired, shown.index.results], () =>
    createRetiredEntries(content.retired, content.places),
  )
  return { city, yearPlaces, year, planning, trips, suggested, retired }
}

function* renewSearchModels(
  { content, english, pageWords, sentences, dishes }: Making,
  { hours, ofCity, city }: PlaceModels & CityModels,
  before: SearchModels | undefined,
): SlicedWork<SearchModels> {
  const placeSearch = yield* renewPlaceSearch(
    content.places,
    { dishNames: dishes.namesAt, basis: [content.dishes, english.dishes], english: english.places },
    before?.placeSearch,
  )
  const searched = {
    ...content,
    pageWords,
    emptyPages: [
      ...emptyPages(city.value),
      ...unaskedPages(city.value),
      ...(content.fares ? [] : (['fares'] as const)),
    ],
    dishNames: dishes.namesAt,
    looks: [content.city, content.calendar],
    getLooks: (place: Place, at: number) => sentences.getLooks(place, hours.list[at] ?? null),
    english,
    areas: ofCity.areas.value,
  }
  const earlier = before?.search.isReady() === true ? before.search.get().parts : undefined
  const search = deferWork(renewGuideSearch(searched, earlier))
  if (earlier) yield* search.finish()
  return { placeSearch, search }
}

/** Adds the ratings of places to the guide. */
function createRatedGuide(making: Making, models: GuideModels): RatedGuide {
  const { english, content, names, pictures, translated, translatedNames, sentences, dishes } = making
  const { places: shown, hours, placeSearch } = models
  const { places } = content
  const at = (slug: string) => names.getPosition(slug) ?? -1
  const shared = (position: number, place: Place) =>
    sentences.shared(place, hours.list[position] ?? null, english.places[position] ?? place)
  const detail = (slug: string) => {
    const place = places[at(slug)]
    if (!place) return undefined
    const state = translated?.getState(slug) ?? 'english'
    const served = dishes.here.get(slug)?.map(({ slug: dish, name }) => ({ slug: dish, name }))
    return {
      ...getDetail(place, places, pictures),
      ...shared(at(slug), place),
      ...sentences.getNote(place, hours.get(slug)),
      ...(state !== 'english' && { translation: state }),
      ...(served && { dishes: served }),
    }
  }
  const result = (position: number) => {
    const place = places[position]
    return place ? [{ ...shared(position, place), images: [pictures.getPicture(place).src], tags: place.tags }] : []
  }
  const unrated = { ...unratedGuide(making, models), ...previews(making, models) }
  return (ratings) => {
    const rate = <T extends PlaceRating & { slug: string }>(place: T): T => {
      const rating = ratings.get(place.slug)
      return rating ? { ...place, ...rating } : place
    }
    let all: readonly Attraction[] | null = null
    const listAll = () => (all ??= shown.ordered.map(({ attraction }) => rate(attraction)))
    return {
      ...unrated,
      getSelection: () => selectOneOfEach(shown).map(({ attraction }) => rate(attraction)),
      list: (scope) => (scope === 'all' ? listAll() : listAll().filter(({ category }) => category === scope)),
      search: (term) => placeSearch.search(term).flatMap(result).map(rate),
      find: (slug) => {
        const found = detail(slug)
        return found && rate(found)
      },
      findByNameKey: (key) => {
        const found = shown.made.results[names.positionOfKey(translatedNames.keyInEnglish(key)) ?? -1]
        return found && rate(found.attraction)
      },
    }
  }
}

type Previews = 'preview' | 'closedStops' | 'previewTrip' | 'previewCity' | 'previewYear'
type Rated = 'getSelection' | 'list' | 'search' | 'find' | 'findByNameKey'

function unratedGuide(
  { english, content, names, translatedNames, namesInLanguages, language }: Making,
  { hours, places, city, year, planning, trips, suggested, retired, search }: GuideModels,
): Omit<Guide, Previews | Rated> {
  const retiredTripPages = trips.value.map(({ slug, title }) => ({ slug, name: title }))
  return {
    version: content.version,
    city: city.value,
    content: content.places,
    timeZone: content.city.timeZone,
    calendar: content.calendar,
    year: year.value,
    planning: planning.guide.value,
    area: content.city,
    openHours: hours,
    hoursOn: hours.byDate.on,
    slugs: names.slugs,
    addresses: [...names.slugs, ...retired.value.keys()],
    index: places.index.results,
    listed: (match, slug) => places.listed.results[names.getPosition(slug) ?? -1]?.[match],
    suggestedTrips: suggested.value,
    retiredTripPages: createRetiredEntries(content.retiredTrips, retiredTripPages),
    searchAll: () => search.get().search,
    prepareSearch: async () => void (await search.prepare()),
    hasPlace: (slug) => names.getPosition(slug) !== undefined,
    getCategory: (slug) => content.places[names.getPosition(slug) ?? -1]?.category,
    retired: retired.value,
    slugOfName: (name) => names.slugOfName(name) ?? translatedNames.toSlug(name) ?? null,
    inEnglish: translatedNames.inEnglish,
    languages: english.city.languages,
    phrases: english.phrases,
    dishes: showDishes(content.dishes ?? [], (slug) => content.places[names.getPosition(slug) ?? -1], language),
    services: content.services ?? [],
    namesInLanguages,
  }
}

/** The previews that editors see before they publish. */
function previews(
  { content, pictures, sentences, language, translated }: Making,
  { planning, ofCity }: GuideModels,
): Pick<Guide, Previews> {
  const sources = {
    pictures,
    planning: planning.guide.value,
    calendar: content.calendar,
    isTranslated: translated?.isTripTranslated,
  }
  return {
    preview: (place): PlaceDetail => {
      const hours = compileOpenHours(place, content)
      return {
        ...getDetail(place, content.places, pictures),
        ...sentences.shared(place, hours, place),
        ...sentences.getNote(place, hours),
      }
    },
    closedStops: (place: StoredPlace) => closedStopsAt(place.slug, compileOpenHours(place, content), content),
    previewTrip: (trip) => getSuggestedTrip(trip, sources),
    previewCity: (part: CityPart) => {
      const changed = { ...content, ...part }
      return { city: getCity(changed, ofCity.ofCity.value, { pictures, language }), year: createYear(changed) }
    },
    previewYear: (entry: CalendarEntry) => yearOfEntry(content, entry),
  }
}
