import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/**
 * Leaflet leaves this to its users: the name and role of the container, a wheel that zooms only while the map has the focus,
 * and new measures when the size of the container changes.
 */
export function MapBehaviour({ label }: { label: string }) {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
    const zoomByWheel = () => map.scrollWheelZoom.enable()
    const scrollByWheel = () => map.scrollWheelZoom.disable()
    const measuring = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    container.addEventListener('focusin', zoomByWheel)
    container.addEventListener('focusout', scrollByWheel)
    measuring.observe(container)
    return () => {
      container.removeEventListener('focusin', zoomByWheel)
      container.removeEventListener('focusout', scrollByWheel)
      measuring.disconnect()
    }
  }, [map, label])
  return null
}
