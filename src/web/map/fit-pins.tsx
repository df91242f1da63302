import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapStart } from './map-base.tsx'
import type { MapPin } from './map-pin.ts'

type FitPinsProps = { pins: readonly MapPin[]; view: MapStart; isReducedMotion: boolean; fits: number }

/**
 * Moves the map to other pins, such as those of a new filter, and to all of them when it is asked. The first pins are in
 * view from the start.
 */
export function FitPins({ pins, view, isReducedMotion, fits }: FitPinsProps) {
  const map = useMap()
  const shown = useRef({ pins, fits })
  const show = useEffectEvent(() => map.setView(view.center, view.zoom, { animate: !isReducedMotion }))
  useEffect(() => {
    if (shown.current.pins === pins && shown.current.fits === fits) return
    shown.current = { pins, fits }
    show()
  }, [pins, fits])
  return null
}
