import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/**
 * Adds behaviour that Leaflet lacks: name and role of the container, wheel zoom only while the map has the focus, and a
 * new measurement when the container changes its size.
 */
export function MapBehaviour({ label, isWhole }: { label: string; isWhole: boolean }) {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
    const zoomByWheel = () => map.scrollWheelZoom.enable()
    const scrollByWheel = () => map.scrollWheelZoom.disable()
    const measuring = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    if (!isWhole) {
      container.addEventListener('focusin', zoomByWheel)
      container.addEventListener('focusout', scrollByWheel)
    }
    measuring.observe(container)
    return () => {
      container.removeEventListener('focusin', zoomByWheel)
      container.removeEventListener('focusout', scrollByWheel)
      measuring.disconnect()
    }
  }, [map, label, isWhole])
  return null
}
