import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** What Leaflet leaves to others: a name and a role for its container, the wheel, and new measures when its place changes. */
export function MapManners({ label }: { label: string }) {
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
