import { useRef, useState } from 'react'
import { map as messages } from '#messages/map.ts'
import { positionAt, type Position } from './position.ts'

/** `timeout` and `maximumAge` are in milliseconds. */
const GEOLOCATION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

type Looking = { kind: 'idle' } | { kind: 'looking' } | { kind: 'failed'; text: string }

/** Asks the browser for its position when `look` is called. */
export function useMyLocation(onFound: (position: Position) => void): { looking: Looking; look: () => void } {
  const [looking, setLooking] = useState<Looking>({ kind: 'idle' })
  const isLooking = useRef(false)
  const finish = (result: Looking) => {
    isLooking.current = false
    setLooking(result)
  }
  const look = () => {
    if (isLooking.current) return
    // Browsers have no `geolocation` over plain HTTP.
    if (!('geolocation' in navigator)) return finish({ kind: 'failed', text: messages.locationUnknown })
    isLooking.current = true
    setLooking({ kind: 'looking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        finish({ kind: 'idle' })
        onFound(positionAt({ lat: coords.latitude, lng: coords.longitude }))
      },
      ({ code, PERMISSION_DENIED }) =>
        finish({
          kind: 'failed',
          text: code === PERMISSION_DENIED ? messages.locationRefused : messages.locationUnknown,
        }),
      GEOLOCATION_OPTIONS,
    )
  }
  return { looking, look }
}
