import { useEffect, useRef } from 'react'
import { map, mapMode } from '#messages/map.ts'
import { filters } from '#messages/places.ts'
import { paths } from '#contract/paths.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EstimateNote } from './estimate-note.tsx'
import { distanceTo } from './format-distance.ts'
import { MapRow } from './map-row.tsx'
import { OpenLines } from './open-line.tsx'

type ListedPlace = Attraction | SearchResult

type MapRowsProps = {
  /** In view. */
  places: readonly ListedPlace[]
  /** In view, too. They may fit, for all that the guide knows. */
  uncertain: readonly ListedPlace[]
  /** Places without a known position. */
  others: readonly ListedPlace[]
  chosen: ListedPlace | null
  onChoose: (slug: string | null) => void
  onShowAll: () => void
  /** Metres from the visitor by slug, in a list by distance. */
  distances: ReadonlyMap<string, number> | undefined
}

/** The places that the map shows, in words. The chosen one is the first row, and the list shows it. */
export function MapRows({ places, uncertain, others, chosen, onChoose, onShowAll, distances }: MapRowsProps) {
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const chosenSlug = chosen?.slug ?? null
  useEffect(() => {
    if (chosenSlug !== null) list.current?.parentElement?.scrollTo({ top: 0 })
  }, [chosenSlug])
  const isOther = (place: ListedPlace) => place !== chosen
  const rows = [...(chosen ? [chosen] : []), ...places.filter(isOther)]
  const uncertainRows = uncertain.filter(isOther)
  const getRows = (listed: readonly ListedPlace[]) =>
    listed.map((place) => (
      <MapRow
        key={place.slug}
        place={place}
        distance={distances && distanceTo(place, distances, formats)}
        isChosen={place === chosen}
        onChoose={onChoose}
      />
    ))
  return (
    <OpenLines>
      {rows.length + uncertainRows.length === 0 && (
        <div className="map-rows-none">
          <p>{mapMode.none}</p>
          <Button look="quiet" onClick={onShowAll}>
            {mapMode.showAll}
          </Button>
        </div>
      )}
      <ul ref={list} className="map-rows">
        {getRows(rows)}
      </ul>
      {uncertainRows.length > 0 && (
        <>
          <p className="map-sheet-note">{formats.plural(filters.unknownPlaces, uncertainRows.length)}</p>
          <ul className="map-rows">{getRows(uncertainRows)}</ul>
        </>
      )}
      <EstimateNote places={[...rows, ...uncertainRows]} hasDistances={distances !== undefined} />
      {others.length > 0 && (
        <div className="map-rows-others">
          <p>{formats.plural(map.notOnMap, others.length)}</p>
          <ul>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.place(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </OpenLines>
  )
}
