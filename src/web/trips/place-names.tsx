import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { nameKey } from '#contract/place-name.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import { paths } from '#contract/paths.ts'
import { placeIndex } from '../city/queries.ts'
import { Link } from '../ui/link.tsx'

/** Id of the `datalist` with the names of places. */
export const PLACE_NAMES_ID = 'place-names'

const PlacesByName = createContext<ReadonlyMap<string, PlaceIndexEntry>>(new Map())

/** Provides the places of the city by name. It reads the list once for hundreds of names. */
export function PlacesProvider({ children }: { children: ReactNode }) {
  const places = useQuery(placeIndex()).data?.places
  const placesByName = useMemo(() => new Map((places ?? []).map((place) => [nameKey(place.name), place])), [places])
  return <PlacesByName value={placesByName}>{children}</PlacesByName>
}

/** Suggestions for the fields with `list={PLACE_NAMES_ID}`. */
export function PlaceNames() {
  return (
    <datalist id={PLACE_NAMES_ID}>
      {[...use(PlacesByName).values()].map(({ slug, name, locality }) => (
        <option key={slug} value={name}>
          {locality}
        </option>
      ))}
    </datalist>
  )
}

const OnPaper = createContext(false)

/** Printed links need their whole URL. */
export function PlaceNamesOnPaper({ children }: { children: ReactNode }) {
  return <OnPaper value>{children}</OnPaper>
}

/** Shows a name as a link if the guide has a place with that name. */
export function PlaceName({ name }: { name: string }) {
  const place = use(PlacesByName).get(nameKey(name))
  const isOnPaper = use(OnPaper)
  if (!place) return name
  const path = paths.place(place.slug)
  return isOnPaper ? <a href={new URL(path, location.origin).href}>{name}</a> : <Link to={path}>{name}</Link>
}

/** Links to the page of the place whose name is in the field. */
export function PlaceHint({ name }: { name: string }) {
  const place = use(PlacesByName).get(nameKey(name))
  if (!place) return null
  return (
    <Link className="place-hint" to={paths.place(place.slug)}>
      {fill(trips.seePlace, { place: place.name })}
    </Link>
  )
}
