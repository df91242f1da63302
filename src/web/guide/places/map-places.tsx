import { useEffect, useRef } from 'react'
import { kinds } from '#messages/kinds.ts'
import { map as messages } from '#messages/map.ts'
import { paths } from '#contract/paths.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'

type MapPlacesProps = {
  places: readonly (Attraction | SearchResult)[]
  /** Slug of the place whose card the map shows. */
  selected: string | null
  onSelect: (slug: string | null) => void
}

/** The places of a map in words. A button shows its place on the map; a place without a position says so. */
export function MapPlaces({ places, selected, onSelect }: MapPlacesProps) {
  const { plural } = useFormats()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [frame, chosen] = [list.current, list.current?.querySelector('[aria-pressed="true"]')]
    if (!frame || !chosen) return
    // The page itself stays where it is.
    const [around, row] = [frame.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (row.top < around.top) frame.scrollTop += row.top - around.top
    if (row.bottom > around.bottom) frame.scrollTop += row.bottom - around.bottom
  }, [selected])
  const onMap = places.filter(({ precision }) => precision !== 'none')
  const others = places.filter(({ precision }) => precision === 'none')
  return (
    <div ref={list} className="list-map-places" role="region" aria-label={messages.placesOnMap} tabIndex={-1}>
      <ul>
        {onMap.map(({ slug, name, kind, locality }) => (
          <li key={slug}>
            <button
              type="button"
              aria-pressed={slug === selected}
              onClick={() => onSelect(slug === selected ? null : slug)}
            >
              <strong>{name}</strong>
              <span>
                {kinds[kind]} · {locality}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p>{plural(messages.notOnMap, others.length)}</p>
          <ul>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.place(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
