import { places } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import type { GeoPrecision, PlaceDetail } from '#contract/places.ts'
import { Icon } from '../ui/icon.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

/** Only an exact position gets a link to directions. All others get a hint about their precision. */
const mapText = {
  site: { link: places.directions, hint: null },
  nearby: { link: places.nearby, hint: places.locationNearby },
  locality: { link: places.findOnMap, hint: places.locationLocality },
  none: { link: places.findOnMap, hint: places.locationNone },
} as const satisfies Record<GeoPrecision, { link: string; hint: string | null }>

export function PlaceFacts({ place }: { place: PlaceDetail }) {
  const { link, hint } = mapText[place.precision]
  return (
    <aside className="place-facts" aria-label={places.facts}>
      <dl>
        <div>
          <dt>{places.where}</dt>
          <dd>
            {place.locality}
            {hint !== null && <small>{hint}</small>}
          </dd>
        </div>
        <div>
          <dt>{places.hours}</dt>
          <dd>{place.hours ?? places.hoursUnknown}</dd>
        </div>
        <div>
          <dt>{places.price}</dt>
          <dd>
            {places.priceLevels[place.priceLevel]}
            {place.priceNote !== null && <small>{place.priceNote}</small>}
          </dd>
        </div>
      </dl>
      <OutsideLink href={place.location} look="primary">
        <Icon name="pin" />
        {fill(link, { locality: place.locality })}
      </OutsideLink>
      {place.photo && <p className="place-credit">{fill(places.photoCredit, place.photo)}</p>}
    </aside>
  )
}
