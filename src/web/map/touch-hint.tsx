import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { map as messages } from '#messages/map.ts'

const HINT_MS = 1_500

/** Hint for a visitor who drags the map with one finger: two fingers move it. The finger scrolls the page meanwhile. */
export function TouchHint({ map }: { map: LeafletMap }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const container = map.getContainer()
    let timer = 0
    const show = ({ touches }: TouchEvent) => {
      if (touches.length !== 1) return setIsShown(false)
      setIsShown(true)
      clearTimeout(timer)
      timer = window.setTimeout(() => setIsShown(false), HINT_MS)
    }
    container.addEventListener('touchmove', show, { passive: true })
    return () => {
      clearTimeout(timer)
      container.removeEventListener('touchmove', show)
    }
  }, [map])
  return (
    <p className="map-touch-hint" data-shown={isShown || undefined} aria-hidden="true">
      {messages.twoFingers}
    </p>
  )
}
