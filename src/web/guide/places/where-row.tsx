import { placePage } from '#messages/place-page.ts'
import { places } from '#messages/places.ts'
import type { GeoPrecision, PlaceDetail } from '#contract/place/places.ts'
import { openStreetMapUrl } from '../../city/maps-url.ts'
import { useCity } from '../../city/use-city.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { FactMore } from './fact-more.tsx'
import { FactName } from './fact-row.tsx'

/** A position that is not exact comes with a hint. */
const hints = {
  site: null,
  nearby: placePage.locationNearby,
  locality: placePage.locationLocality,
  none: placePage.locationNone,
} as const satisfies Record<GeoPrecision, string | null>

/** Position of the place, and a map of OpenStreetMap for people who do not use the app for directions. */
export function WhereRow({ place }: { place: PlaceDetail }) {
  const { name: city } = useCity()
  const hint = hints[place.precision]
  return (
    <div>
      <FactName name={placePage.where} topic="pin" />
      <dd>
        <FactMore line={place.locality} isOpen={hint !== null}>
          {hint !== null && <small>{hint}</small>}
          <small>
            <OutsideLink href={openStreetMapUrl(place, city)}>{places.openStreetMap}</OutsideLink>
          </small>
        </FactMore>
      </dd>
    </div>
  )
}
