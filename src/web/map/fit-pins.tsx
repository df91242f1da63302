import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapStart } from './map-base.tsx'
import type { MapPin } from './map-pin.ts'

type FitPinsProps = { pins: readonly MapPin[]; view: MapStart; isReducedMotion: boolean }

/** Moves the map to other pins, such as those of a new filter. The first pins are in view from the start. */
export function FitPins({ pins, view, isReducedMotion }: FitPinsProps) {
  const map = useMap()
  const shown = useRef(pins)
  const show = useEffectEvent(() => map.setView(view.center, view.zoom, { animate: !isReducedMotion }))
  useEffect(() => {
    if (shown.current === pins) return
    shown.current = pins
    show()
  }, [pins])
  return null
}
