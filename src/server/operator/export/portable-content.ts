import { getPhotos, type ContentPhoto, type ContentPlace } from '#contract/place/content-place.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { hashOfMediaUrl } from '#contract/account/media.ts'
import type { CityDocument } from '../../guide/city.store.ts'

/** The guide as the store has it, without its translations. */
export type StoredContent = Omit<CityDocument, 'translations'> & {
  readonly places: readonly ContentPlace[]
  readonly trips: readonly ContentTrip[]
}

type Portable = {
  readonly content: StoredContent
  /** The parts that were left out or loosened, by file, entry and field. */
  readonly omissions: readonly string[]
}

/** The hashes of the uploaded pictures that places name. */
export function getUploads(places: readonly ContentPlace[]): string[] {
  const hashes = places.flatMap((place) => getPhotos(place).flatMap(({ file }) => hashOfMediaUrl(file) ?? []))
  return [...new Set(hashes)]
}

/** The file in `photos/` of an uploaded picture. Twelve digits of its hash distinguish all pictures of a city. */
export function fileOfUpload(hash: string): string {
  return `upload-${hash.slice(0, 12)}.webp`
}

/**
 * Converts stored content for a folder: photos become files, and nothing names a place that the guide no longer has. A
 * running guide passes over such names; the loading of a folder would refuse them.
 * @param hasUpload whether the picture with the hash was found in the storage
 */
export function portableContent(stored: StoredContent, hasUpload: (hash: string) => boolean): Portable {
  const omissions: string[] = []
  const placeSlugs = new Set(stored.places.map(({ slug }) => slug))
  const tripSlugs = new Set(stored.trips.map(({ slug }) => slug))
  const onlyKnown = (field: string, slugs: readonly string[], known: ReadonlySet<string>) => {
    const unknown = slugs.filter((slug) => !known.has(slug))
    omissions.push(...unknown.map((slug) => `${field}: “${slug}” is not in the guide any more`))
    return slugs.filter((slug) => known.has(slug))
  }
  const onlyKnownPlaces = (field: string, slugs: readonly string[]) => onlyKnown(field, slugs, placeSlugs)

  const places = stored.places.map((place) => withFiles(place, { hasUpload, omissions }))
  const trips = stored.trips.map((trip) => withKnownStops(trip, onlyKnownPlaces))
  const calendar = stored.calendar && {
    ...stored.calendar,
    events: stored.calendar.events.map((event) =>
      event.places
        ? { ...event, places: onlyKnownPlaces(`calendar.json › ${event.slug} › places`, event.places) }
        : event,
    ),
    seasons: stored.calendar.seasons.map((season) => ({
      ...season,
      ...(season.places && { places: onlyKnownPlaces(`calendar.json › ${season.slug} › places`, season.places) }),
      ...(season.mayClose && {
        mayClose: onlyKnownPlaces(`calendar.json › ${season.slug} › mayClose`, season.mayClose),
      }),
    })),
  }
  const search = stored.search && {
    ...stored.search,
    synonyms: stored.search.synonyms
      .map((synonym) => {
        const field = `search.json › ${synonym.terms[0]}`
        return {
          ...synonym,
          places: onlyKnownPlaces(`${field} › places`, synonym.places),
          trips: onlyKnown(`${field} › trips`, synonym.trips, tripSlugs),
        }
      })
      .filter(
        ({ places: meant, trips: meantTrips, services, words, near, setting }) =>
          meant.length + meantTrips.length + services.length + words.length > 0 ||
          near !== undefined ||
          setting !== undefined,
      ),
  }
  const dishes = stored.dishes?.map((dish) => ({
    ...dish,
    places: onlyKnownPlaces(`dishes.json › ${dish.slug} › places`, dish.places),
  }))
  return { content: { ...stored, places, trips, calendar, search, ...(dishes && { dishes }) }, omissions }
}

type Photographed = { hasUpload(hash: string): boolean; omissions: string[] }

function withFiles(place: ContentPlace, { hasUpload, omissions }: Photographed): ContentPlace {
  const { photo: _photo, photos: _photos, ...texts } = place
  const photos = getPhotos(place).flatMap((shown): ContentPhoto[] => {
    const hash = hashOfMediaUrl(shown.file)
    if (hash === null) return [shown]
    if (hasUpload(hash)) return [{ ...shown, file: fileOfUpload(hash) }]
    omissions.push(`places.json › ${place.slug} › photos: the picture of “${shown.alt}” is not in the storage`)
    return []
  })
  return photos.length === 0 ? texts : { ...texts, photos }
}

function withKnownStops(
  trip: ContentTrip,
  onlyKnownPlaces: (field: string, slugs: readonly string[]) => readonly string[],
): ContentTrip {
  return {
    ...trip,
    destinations: trip.destinations.map((destination) => ({
      ...destination,
      activities: destination.activities.map((stop) => {
        if (stop.place === null) return stop
        const [place = null] = onlyKnownPlaces(`trips.json › ${trip.slug} › ${stop.name}`, [stop.place])
        return { ...stop, place }
      }),
    })),
  }
}
