import { latLngBounds } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { PLACE_ZOOM, type Position } from './position.ts'

type FitRouteProps = { positions: readonly Position[]; viewKey: string; isReducedMotion: boolean }

/** Distance of pins from the edges of the map, more at the top, where the buttons are. */
const MARGIN_TOP_LEFT: [number, number] = [32, 40]
const MARGIN_BOTTOM_RIGHT: [number, number] = [56, 40]

/** Brings the positions into view, at first and for each new key. In between the view is the traveller's. */
export function FitRoute({ positions, viewKey, isReducedMotion }: FitRouteProps) {
  const map = useMap()
  const isFirst = useRef(true)
  const fit = useEffectEvent(() => {
    if (positions.length === 0) return
    map.fitBounds(latLngBounds([...positions]), {
      paddingTopLeft: MARGIN_TOP_LEFT,
      paddingBottomRight: MARGIN_BOTTOM_RIGHT,
      maxZoom: PLACE_ZOOM,
      animate: !isFirst.current && !isReducedMotion,
    })
    isFirst.current = false
  })
  useEffect(() => fit(), [viewKey])
  return null
}
