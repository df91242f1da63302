import { useState, useSyncExternalStore } from 'react'

/** The map stands beside the days from this width on (styles/tokens.css). */
const WIDE = '(width >= 64rem)'

/** Position of the map of a trip: beside the days in a wide window, else in their place while it is open. */
export function useMapPlace() {
  const isBeside = useSyncExternalStore(onWidthChange, isWindowWide, () => false)
  const [isChosen, setIsChosen] = useState(false)
  return { isBeside, isMapOpen: isChosen && !isBeside, openMap: setIsChosen }
}

function onWidthChange(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

function isWindowWide(): boolean {
  return matchMedia(WIDE).matches
}
