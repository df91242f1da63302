import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { paths } from '#contract/paths.ts'
import { placeIndex } from '../../city/queries.ts'
import { Link } from '../../ui/link.tsx'

/** Id of the `datalist` with the names of places. */
export const PLACE_NAMES_ID = 'place-names'

type KnownPlaces = {
  readonly byName: ReadonlyMap<string, PlaceIndexEntry>
  /** Null until the places are read. */
  readonly bySlug: ReadonlyMap<string, PlaceIndexEntry> | null
}

const Places = createContext<KnownPlaces>({ byName: new Map(), bySlug: null })

/** Provides the places of the city by name and slug. It reads the list once for hundreds of names. */
export function PlacesProvider({ children }: { children: ReactNode }) {
  const places = useQuery(placeIndex()).data?.places
  const known = useMemo(
    () => ({
      byName: new Map((places ?? []).map((place) => [nameKey(place.name), place])),
      bySlug: places ? new Map(places.map((place) => [place.slug, place])) : null,
    }),
    [places],
  )
  return <Places value={known}>{children}</Places>
}

/** Suggestions for the fields with `list={PLACE_NAMES_ID}`. */
export function PlaceNames() {
  return (
    <datalist id={PLACE_NAMES_ID}>
      {[...use(Places).byName.values()].map(({ slug, name, locality }) => (
        <option key={slug} value={name}>
          {locality}
        </option>
      ))}
    </datalist>
  )
}

type PlaceNameProps = {
  name: string
  /** Slug of the place that a stop names. Blank, null or missing: the name decides. */
  slug?: string | null | undefined
}

/** Shows a name as a link to its place, if the guide has that. Says so if the guide has lost the place of a stop. */
export function PlaceName({ name, slug }: PlaceNameProps) {
  const { byName, bySlug } = use(Places)
  const isNamed = typeof slug === 'string' && slug !== ''
  const place = isNamed ? bySlug?.get(slug) : byName.get(nameKey(name))
  if (!place && isNamed && bySlug) {
    return (
      <>
        {name} <small>{trips.placeGone}</small>
      </>
    )
  }
  if (!place) return name
  return <Link to={paths.place(place.slug)}>{name}</Link>
}

/** Links to the page of the place whose name is in the field. */
export function PlaceHint({ name }: { name: string }) {
  const place = use(Places).byName.get(nameKey(name))
  if (!place) return null
  return (
    <Link className="place-hint" to={paths.place(place.slug)}>
      {fill(trips.seePlace, { place: place.name })}
    </Link>
  )
}
