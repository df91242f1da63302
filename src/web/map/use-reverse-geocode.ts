import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reverseGeocode } from '#contract/map/geocode.endpoints.ts'
import { map as messages } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { query } from '../api/query-client.ts'
import type { Position } from './position.ts'

/** The lookup starts when the marker has not moved for this time. */
const DEBOUNCE_MS = 500

/** Decimals of a degree. Five are about one metre. */
const DECIMALS = 5

const postalAddressAt = ({ lat, lng }: Position) =>
  query(reverseGeocode, { query: { lat: lat.toFixed(DECIMALS), lon: lng.toFixed(DECIMALS) } }, { staleTime: Infinity })

/** Postal address of a point. Null before and during the lookup. If the lookup fails, the text with the coordinates. */
export function useReverseGeocode(position: Position, isAsked: boolean): string | null {
  const { lat, lng } = position
  const [debounced, setDebounced] = useState(position)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ lat, lng }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [lat, lng])
  const { data, isError } = useQuery({ ...postalAddressAt(debounced), enabled: isAsked })
  if (!isAsked || debounced.lat !== lat || debounced.lng !== lng) return null
  if (isError) return fill(messages.point, { lat: lat.toFixed(DECIMALS), lng: lng.toFixed(DECIMALS) })
  return data?.display_name ?? null
}
