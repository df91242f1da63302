import { useEffect, useRef } from 'react'
import { map, mapMode } from '#messages/map.ts'
import { paths } from '#contract/paths.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EstimateNote } from './estimate-note.tsx'
import { distanceTo } from './format-distance.ts'
import { MapRow } from './map-row.tsx'
import { OpenLines } from './open-line.tsx'

type MapRowsProps = {
  /** In view, and the chosen one first. */
  places: readonly (Attraction | SearchResult)[]
  /** Whose position nobody knows. */
  others: readonly (Attraction | SearchResult)[]
  /** Slug. */
  chosen: string | null
  onChoose: (slug: string | null) => void
  onShowAll: () => void
  /** Metres from the visitor by slug, in a list by distance. */
  distances: ReadonlyMap<string, number> | undefined
}

/** The places that the map shows, in words. The chosen one is the first row, and the list shows it. */
export function MapRows({ places, others, chosen, onChoose, onShowAll, distances }: MapRowsProps) {
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosen !== null) list.current?.parentElement?.scrollTo({ top: 0 })
  }, [chosen])
  return (
    <OpenLines>
      {places.length === 0 && (
        <div className="map-rows-none">
          <p>{mapMode.none}</p>
          <Button look="quiet" onClick={onShowAll}>
            {mapMode.showAll}
          </Button>
        </div>
      )}
      <ul ref={list} className="map-rows">
        {places.map((place) => (
          <MapRow
            key={place.slug}
            place={place}
            distance={distances && distanceTo(place, distances, formats)}
            isChosen={place.slug === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <EstimateNote places={places} />
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
