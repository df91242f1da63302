import * as z from 'zod/mini'
import type { Executor } from '../store/database.ts'
import type { ContentTrip } from './content-schema.ts'
import type { Place } from './places.store.ts'

/** A place that editors took out of the guide. */
export type RetiredPlace = {
  readonly slug: string
  readonly name: string
  /** The slug of the place that replaces it. It may be retired itself. */
  readonly replacedBy: string | null
}

/** What visitors read at the address of a retired place. */
export type GonePlace = { readonly name: string; readonly replacedBy: { slug: string; name: string } | null }

const Named = z.looseObject({ name: z.string() })

export async function listRetiredPlaces(executor: Executor): Promise<RetiredPlace[]> {
  const rows = await executor
    .selectFrom('desk_place')
    .select(['slug', 'document', 'replaced_by'])
    .where('retired_at', 'is not', null)
    .execute()
  return rows.map(({ slug, document, replaced_by }) => ({
    slug,
    name: Named.parse(JSON.parse(document)).name,
    replacedBy: replaced_by,
  }))
}

/** Follows replacements until a place of the guide. A circle of them leads nowhere. */
export function createGonePlaces(
  retired: readonly RetiredPlace[],
  places: ReadonlyMap<string, Pick<Place, 'slug' | 'name'>>,
): ReadonlyMap<string, GonePlace> {
  const bySlug = new Map(retired.map((place) => [place.slug, place]))
  const replacementOf = ({ replacedBy }: RetiredPlace) => {
    const seen = new Set<string>()
    let slug = replacedBy
    while (slug !== null && !seen.has(slug)) {
      const place = places.get(slug)
      if (place) return { slug, name: place.name }
      seen.add(slug)
      slug = bySlug.get(slug)?.replacedBy ?? null
    }
    return null
  }
  return new Map(
    retired
      .filter(({ slug }) => !places.has(slug))
      .map((place) => [place.slug, { name: place.name, replacedBy: replacementOf(place) }]),
  )
}

/** A stop at a place that is not in the guide stays as a text. */
export function unlinkMissingPlaces(trips: readonly ContentTrip[], slugs: ReadonlySet<string>): ContentTrip[] {
  return trips.map((trip) => ({
    ...trip,
    destinations: trip.destinations.map((destination) => ({
      ...destination,
      activities: destination.activities.map((activity) =>
        activity.place === null || slugs.has(activity.place) ? activity : { ...activity, place: null },
      ),
    })),
  }))
}
