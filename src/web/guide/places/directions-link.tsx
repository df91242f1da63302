import { places } from '#messages/places.ts'
import type { GeoPrecision, PlaceDetail } from '#contract/place/places.ts'
import { useCity } from '../../city/use-city.ts'
import { classOfButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { appleMapsUrl, geoUrl, getMapsDevice } from '../../city/maps-url.ts'
import { pageIcons } from '../../ui/page-icons.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** Only an exact position gets directions. Others lead to about where the place is, or to a search for its name. */
const texts = {
  site: places.directions,
  nearby: places.aboutHere,
  locality: places.aboutHere,
  none: places.findOnMap,
} as const satisfies Record<GeoPrecision, string>

/**
 * Opens the place in the traveller's own map app. The page of the server has links that work on every device; the
 * browser then chooses its own.
 */
export function DirectionsLink({ place }: { place: PlaceDetail }) {
  const { name: city } = useCity()
  const device = useIsHydrated() ? getMapsDevice(navigator) : 'other'
  const label = (
    <>
      <Icon name={pageIcons.pin} />
      {texts[place.precision]}
    </>
  )
  return device === 'android' ? (
    <a href={geoUrl(place, city)} className={classOfButton('quiet')}>
      {label}
    </a>
  ) : (
    <OutsideLink href={device === 'apple' ? appleMapsUrl(place, city) : place.location} look="quiet">
      {label}
    </OutsideLink>
  )
}
