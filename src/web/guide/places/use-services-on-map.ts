import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { writePlaceListing } from '#contract/place/place-filters.ts'
import { useCity } from '../../city/use-city.ts'
import { getServicePins } from '../../map/service-pin.ts'
import { services } from '../local/queries.ts'
import { useListing } from './use-listing.ts'

/** The layer of the map with help and arrival. The address says if it is on; its entries load once it is. */
export function useServicesOnMap() {
  const { hasServices = false } = useCity()
  const { pathname } = useLocation()
  const listing = useListing()
  const isOn = hasServices && listing.view === 'map-services'
  const { data, isError } = useQuery({ ...services(), enabled: isOn })
  const shown = isOn ? data?.services : undefined
  const pins = useMemo(() => shown && getServicePins(shown), [shown])
  const other = writePlaceListing({ ...listing, view: isOn ? 'map' : 'map-services' })
  return { isOffered: hasServices, isOn, isError, services: shown, pins, address: `${pathname}?${other}` }
}
