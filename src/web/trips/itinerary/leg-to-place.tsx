import { useState } from 'react'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { useCity } from '../../city/use-city.ts'
import { appleMapsUrl, geoUrl, getMapsDevice, openStreetMapUrl } from '../../city/maps-url.ts'
import { classOfButton } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'

/** Opens a place in the traveller's own map app. */
export function LegToPlace({ place, label }: { place: PlanningPlace; label: string }) {
  const { name: city } = useCity()
  const [device] = useState(() => getMapsDevice(navigator))
  if (device === 'android') {
    return (
      <a href={geoUrl(place, city)} className={classOfButton('primary')}>
        {label}
      </a>
    )
  }
  return (
    <OutsideLink href={device === 'apple' ? appleMapsUrl(place, city) : openStreetMapUrl(place, city)} look="primary">
      {label}
    </OutsideLink>
  )
}
