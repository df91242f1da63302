import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reverseGeocode } from '#contract/endpoints/geocode.ts'
import { map as messages } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { query } from '../../api/query-client.ts'
import type { Position } from './position.ts'

/** A marker rests for this long before its address is looked up. */
const REST_MS = 500

/** Decimals of a degree: about a metre. */
const DIGITS = 5

const addressAt = ({ lat, lng }: Position) =>
  query(reverseGeocode, { query: { lat: lat.toFixed(DIGITS), lon: lng.toFixed(DIGITS) } }, { staleTime: Infinity })

/** The address of a point; null before and during the lookup. After a failure the coordinates are the address. */
export function useReverseGeocode(position: Position, isAsked: boolean): string | null {
  const { lat, lng } = position
  const [rested, setRested] = useState(position)
  useEffect(() => {
    const timer = setTimeout(() => setRested({ lat, lng }), REST_MS)
    return () => clearTimeout(timer)
  }, [lat, lng])
  const { data, isError } = useQuery({ ...addressAt(rested), enabled: isAsked })
  if (!isAsked || rested.lat !== lat || rested.lng !== lng) return null
  if (isError) return fill(messages.point, { lat: lat.toFixed(DIGITS), lng: lng.toFixed(DIGITS) })
  return data?.display_name ?? null
}
