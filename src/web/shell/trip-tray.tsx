import { useSyncExternalStore } from 'react'
import { answerPress, hasPresses, onPress, takePresses } from '../selection/presses.ts'
import { onPicksChange, storedPicks } from '../session/picks.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

const lazyAddToTrip = lazyWithPreload(async () => (await import('../trips/add-to-trip/add-to-trip.tsx')).AddToTrip)

let isLoaded = false

/**
 * What answers the buttons "Add to trip", and the bar with a guest's picks. Its code loads with the first press, or where
 * places are picked already.
 */
export function TripTray() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isLoaded,
    () => false,
  )
  return isShown && <lazyAddToTrip.Lazy placeholder={null} props={{}} />
}

function subscribe(onLoaded: () => void): () => void {
  const loadIfNeeded = () => {
    if (isLoaded || !(hasPresses() || storedPicks() !== null)) return
    lazyAddToTrip.load().then(
      () => {
        isLoaded = true
        onLoaded()
      },
      // Without a network the code may not load. The next press tries again.
      () => takePresses().forEach(answerPress),
    )
  }
  loadIfNeeded()
  const stops = [onPress(loadIfNeeded), onPicksChange(loadIfNeeded)]
  return () => stops.forEach((stop) => stop())
}
