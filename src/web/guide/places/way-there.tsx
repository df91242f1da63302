import { places } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import type { GeoPrecision, PlaceDetail } from '#contract/place/places.ts'
import { useCity } from '../../city/use-city.ts'
import { classOfButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { appleMapsUrl, geoUrl, mapsDeviceOf } from '../../city/maps-url.ts'
import { pageIcons } from '../../ui/page-icons.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** Only an exact position gets directions. */
const texts = {
  site: places.directions,
  nearby: places.nearby,
  locality: places.findOnMap,
  none: places.findOnMap,
} as const satisfies Record<GeoPrecision, string>

/**
 * Opens the place in the traveller's own map app. The page of the server has links that work on every device; the
 * browser then chooses its own.
 */
export function WayThere({ place }: { place: PlaceDetail }) {
  const { name: city } = useCity()
  const device = useIsHydrated() ? mapsDeviceOf(navigator) : 'other'
  const label = (
    <>
      <Icon name={pageIcons.pin} />
      {fill(texts[place.precision], { locality: place.locality })}
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
