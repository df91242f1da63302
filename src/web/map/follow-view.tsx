import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPin } from './map-pin.ts'
import type { WholeMap } from './whole-map.ts'

/** Reports the places in view to the page. */
export function FollowView({ pins, onView }: { pins: readonly MapPin[]; onView: WholeMap['onView'] }) {
  const map = useMap()
  const report = useEffectEvent((hasMoved: boolean) => {
    const bounds = map.getBounds()
    const { lat, lng } = map.getCenter()
    const slugs = pins.filter(({ geo }) => bounds.contains(geo)).map(({ slug }) => slug)
    onView(slugs, hasMoved ? { lat, lng, zoom: map.getZoom() } : null)
  })
  useEffect(() => {
    const announceMoved = () => report(true)
    map.on('moveend', announceMoved)
    return () => {
      map.off('moveend', announceMoved)
    }
  }, [map])
  useEffect(() => report(false), [pins])
  return null
}
