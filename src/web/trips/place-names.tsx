import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { nameKey } from '#contract/place-name.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import { paths } from '#contract/paths.ts'
import { placeIndex } from '../city/queries.ts'

/** What a field's `list` names to offer the city's places. */
export const PLACE_NAMES = 'place-names'

const Known = createContext<ReadonlyMap<string, PlaceIndexEntry>>(new Map())

/** The city's places, for every name below it. They are looked up by hundreds of names, so the list is read once. */
export function KnownPlaces({ children }: { children: ReactNode }) {
  const places = useQuery(placeIndex()).data?.places
  const known = useMemo(() => new Map((places ?? []).map((place) => [nameKey(place.name), place])), [places])
  return <Known value={known}>{children}</Known>
}

/** For the fields that offer the city's places. */
export function PlaceNames() {
  return (
    <datalist id={PLACE_NAMES}>
      {[...use(Known).values()].map(({ slug, name, locality }) => (
        <option key={slug} value={name}>
          {locality}
        </option>
      ))}
    </datalist>
  )
}

const OnPaper = createContext(false)

/** On paper an address is read and typed, so it is the whole one. */
export function PlaceNamesOnPaper({ children }: { children: ReactNode }) {
  return <OnPaper value>{children}</OnPaper>
}

/** A name, as a link where the guide has a place by it. */
export function PlaceName({ name }: { name: string }) {
  const place = use(Known).get(nameKey(name))
  const isOnPaper = use(OnPaper)
  if (!place) return name
  const path = paths.place(place.slug)
  return isOnPaper ? <a href={new URL(path, location.origin).href}>{name}</a> : <Link to={path}>{name}</Link>
}

/** Leads from a field to the page of the place that is typed there. */
export function PlaceHint({ name }: { name: string }) {
  const place = use(Known).get(nameKey(name))
  if (!place) return null
  return (
    <Link className="place-hint" to={paths.place(place.slug)}>
      {fill(trips.seePlace, { place: place.name })}
    </Link>
  )
}
