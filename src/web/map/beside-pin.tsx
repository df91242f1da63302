import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { Position } from './position.ts'

/**
 * Keeps the spot of the chosen pin on the frame of the map, in pixels, and the side with more room. The style sheet
 * places the card there, beside the pin.
 */
export function BesidePin({ position: { lat, lng } }: { position: Position }) {
  const map = useMap()
  useEffect(() => {
    const stage = map.getContainer().parentElement
    const place = () => {
      const { x, y } = map.latLngToContainerPoint([lat, lng])
      stage?.style.setProperty('--pin-x', `${x}px`)
      stage?.style.setProperty('--pin-y', `${y}px`)
      stage?.setAttribute('data-card-side', x > map.getSize().x / 2 ? 'left' : 'right')
    }
    place()
    map.on('move zoom resize', place)
    return () => {
      map.off('move zoom resize', place)
    }
  }, [map, lat, lng])
  return null
}
