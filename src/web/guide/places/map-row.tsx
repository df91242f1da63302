import { kinds } from '#messages/places.ts'
import { map, mapMode } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { getLang } from '../../city/text-language.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CardMarks } from './card-marks.tsx'
import { HeartButton } from './heart-button.tsx'
import { OpenLine } from './open-line.tsx'
import { PriceLevel } from './price-level.tsx'

type MapRowProps = {
  place: Attraction | SearchResult
  /** From the visitor, in a list by distance. */
  distance: string | undefined
  isChosen: boolean
  /** Runs with the slug, or with null when the chosen place is pressed again. */
  onChoose: (slug: string | null) => void
}

/** Precision of the position of a chosen place, in words. */
const hints = { site: null, nearby: map.nearbyHint, locality: map.areaHint, none: null } as const

/** A place beside the map. The press shows it on the map; the chosen one has the way to its page. */
export function MapRow({ place, distance, isChosen, onChoose }: MapRowProps) {
  const img = 'img' in place ? place.img : (place.images[0] ?? '')
  const hint = hints[place.precision]
  return (
    <li className="map-row" data-chosen={isChosen || undefined}>
      <Picture src={img} alt="" focus={place.imgFocus} />
      <div className="map-row-text">
        <h3 lang={getLang(place.name)}>
          <button
            type="button"
            className="map-row-choose"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : place.slug)}
          >
            {place.name}
          </button>
        </h3>
        <p className="map-row-area">
          {distance !== undefined && `${distance} · `}
          {kinds[place.kind]} · <span lang={getLang(place.locality)}>{place.locality}</span>
        </p>
        <div className="map-row-facts">
          <OpenLine place={place} />
          <PriceLevel place={place} />
          <CardMarks place={place} />
        </div>
        {isChosen && (
          <div className="map-row-more">
            {hint !== null && <p>{hint}</p>}
            <Link to={paths.place(place.slug)}>{fill(mapMode.more, { place: place.name })}</Link>
          </div>
        )}
      </div>
      <HeartButton place={{ ...place, img }} />
      <AddToTripButton place={place} />
    </li>
  )
}
