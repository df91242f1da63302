import type { Executor } from '../platform/store/database.ts'
import { readCity, type ReadCity } from './city.store.ts'
import type { GuideContent } from './guide-content.ts'
import { readPublished, type PublishedEntries } from './published.store.ts'
import { listRetired } from './retired-entries.ts'
import { publishedPlaces, storedPlaces, storedTrips } from './stored-kind.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Place } from './places.store.ts'

/** All content of the guide as it was read. Entries that a later reading finds unchanged stay the same objects. */
export type ReadContent = {
  readonly content: GuideContent
  readonly city: ReadCity
  readonly places: PublishedEntries<Place>
  readonly trips: PublishedEntries<ContentTrip>
}

/**
 * Reads the content, or its changes.
 * @param version the counter `guide`, read before the content
 * @param before what was read before, or null
 * @returns null if the store has no city
 */
export async function readGuideContent(
  executor: Executor,
  version: number,
  before: ReadContent | null,
): Promise<ReadContent | null> {
  const seen = before?.content.version ?? -1
  const since = <Text>(entries: PublishedEntries<Text> | undefined) => (entries ? { entries, version: seen } : null)
  const city = await readCity(executor, before && { city: before.city, version: seen })
  if (!city) return null
  const places = await readPublished(executor, publishedPlaces, since(before?.places))
  const trips = await readPublished(executor, storedTrips, since(before?.trips))
  const retired = await listRetired(executor, storedPlaces, before?.content.retired)
  const retiredTrips = await listRetired(executor, storedTrips, before?.content.retiredTrips)
  const content = { ...city.document, version, places: places.texts, trips: trips.texts, retired, retiredTrips }
  const read = { content, city, places, trips }
  // A process of an earlier release changes rows without their versions.
  return before && isSame(before, read) ? readGuideContent(executor, version, null) : read
}

function isSame(one: ReadContent, other: ReadContent): boolean {
  return (
    one.city === other.city &&
    one.places === other.places &&
    one.trips === other.trips &&
    one.content.retired === other.content.retired &&
    one.content.retiredTrips === other.content.retiredTrips
  )
}
