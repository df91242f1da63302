import { nameKey } from '#contract/place/place-name.ts'

/** Something that a traveller does on a day. A blank date or time is not set. */
export type Stop = {
  /** Missing: nobody has named it. */
  readonly id?: string | undefined
  readonly name: string
  readonly date: string | null
  readonly time: string
  readonly notes: string
  /** Last day of a stay. Other stops have one day. */
  readonly lastDate?: string | null
  /** Slug of its place. Blank, null or missing: none is known. */
  readonly place?: string | null | undefined
  readonly durationMinutes?: string | number | null | undefined
}

type Destination = Pick<Stop, 'name' | 'notes'> & {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly activities: readonly Stop[]
}

/**
 * The activities of a destination. A destination without activities is a stop itself, since a café from the wishlist
 * becomes a destination (section 4). Over several dates, it is a stay.
 */
export function getStops({ name, notes, startDate, endDate, activities }: Destination): readonly Stop[] {
  if (activities.length > 0 || name.trim() === '') return activities
  return [{ name, date: startDate, lastDate: endDate, time: '', notes }]
}

/** The stops with this name, as the guide compares names, or in this place. */
export function findStops(
  destinations: readonly Destination[],
  { name, slug }: { name: string; slug: string | null },
): readonly Stop[] {
  const wanted = nameKey(name)
  return destinations
    .flatMap(getStops)
    .filter((stop) => nameKey(stop.name) === wanted || (slug !== null && stop.place === slug))
}
