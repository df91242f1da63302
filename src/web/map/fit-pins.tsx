import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapStart } from './map-base.tsx'
import type { MapPin } from './map-pin.ts'

type FitPinsProps = { pins: readonly MapPin[]; view: MapStart; isReducedMotion: boolean; fits: number }

/**
 * Moves the map to other pins, such as those of a new filter, and to all of them when it is asked. The first pins are in
 * view from the start. A map that somebody has moved stays where it is as long as it shows one of the pins.
 */
export function FitPins({ pins, view, isReducedMotion, fits }: FitPinsProps) {
  const map = useMap()
  const shown = useRef({ pins, fits, view })
  const isMoved = useRef(false)
  useEffect(() => {
    let size = map.getSize()
    const compare = () => {
      const { current } = shown
      const isResized = !size.equals(map.getSize())
      size = map.getSize()
      // Another size of the window gives the map another centre.
      if (isResized && !isMoved.current) current.view = { center: map.getCenter(), zoom: map.getZoom() }
      isMoved.current = !isAt(map, current.view)
    }
    // It may have begun at the view of an address.
    compare()
    map.on('moveend', compare)
    return () => {
      map.off('moveend', compare)
    }
  }, [map])
  const show = useEffectEvent((isAsked: boolean) => {
    const bounds = map.getBounds()
    if (!isAsked && isMoved.current && pins.some(({ geo }) => bounds.contains(geo))) return
    shown.current.view = view
    map.setView(view.center, view.zoom, { animate: !isReducedMotion })
  })
  useEffect(() => {
    const { current } = shown
    if (current.pins === pins && current.fits === fits) return
    const isAsked = current.fits !== fits
    Object.assign(current, { pins, fits })
    show(isAsked)
  }, [pins, fits])
  return null
}

/** Pixels by which rounding may move a map. */
const ROUNDING_PX = 4

function isAt(map: LeafletMap, { center, zoom }: MapStart): boolean {
  const offset = map.project(map.getCenter(), zoom).distanceTo(map.project(center, zoom))
  return map.getZoom() === zoom && offset <= ROUNDING_PX
}
