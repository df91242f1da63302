import { memo } from 'react'
import { kinds } from '#messages/places.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { paths } from '#contract/paths.ts'
import { getLang } from '../../city/text-language.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { HeartButton } from './heart-button.tsx'
import { OpenLine } from './open-line.tsx'
import { CardMarks } from './card-marks.tsx'
import { PriceLevel } from './price-level.tsx'

type PlaceCardProps = { place: Attraction | SearchResult; isFirst?: boolean; distance?: string | undefined }

/** Remembered: a list renders again each minute, because of what is open. Its cards change with their place alone. */
export const PlaceCard = memo(function PlaceCard({ place, isFirst = false, distance }: PlaceCardProps) {
  const img = 'img' in place ? place.img : (place.images[0] ?? '')
  return (
    <article className="place-card">
      <Picture src={img} alt={place.imgAlt} focus={place.imgFocus} isFirst={isFirst} />
      <HeartButton place={{ ...place, img }} />
      <AddToTripButton place={place} />
      <div className="place-card-text">
        <p className="place-card-kind">
          {kinds[place.kind]}
          <PriceLevel place={place} />
        </p>
        <h3 lang={getLang(place.name)}>
          <Link to={paths.place(place.slug)}>{place.name}</Link>
        </h3>
        {/* A row cuts its end, and who orders by distance reads the distance. */}
        <p className="place-card-locality">
          {distance !== undefined && `${distance} · `}
          <span lang={getLang(place.locality)}>{place.locality}</span>
        </p>
        <OpenLine place={place} />
        <p className="place-card-description" lang={getLang(place.description)}>
          {place.description}
        </p>
        <CardMarks place={place} />
      </div>
    </article>
  )
})
