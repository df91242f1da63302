import { useSyncExternalStore } from 'react'
import { answerPress, hasPresses, onPress, takePresses } from '../selection/presses.ts'
import { areMarksWanted, onMarksWanted } from '../selection/marks.ts'
import { onSelectionChange, storedSelection } from '../session/selection.ts'
import { isTokenStored } from '../session/session.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { whenIdle } from '../ui/when-idle.ts'

const lazyAddToTrip = lazyWithPreload(async () => (await import('../trips/add-to-trip/add-to-trip.tsx')).AddToTrip)

let isLoaded = false

/**
 * Answers and marks the buttons "Add to trip", and shows the bar with a guest's selection. Its code loads with the
 * first press, if places are selected already, and on a member's page with such buttons once the browser is idle.
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
    const isMarking = areMarksWanted() && (isTokenStored() || storedSelection() !== null)
    if (isLoaded || !(hasPresses() || storedSelection() !== null || isMarking)) return
    lazyAddToTrip.load().then(
      () => {
        isLoaded = true
        onLoaded()
      },
      // Without a network the code may not load. The next press tries again.
      () => takePresses().forEach(answerPress),
    )
  }
  if (hasPresses() || storedSelection() !== null) loadIfNeeded()
  const stops = [
    onPress(loadIfNeeded),
    onSelectionChange(loadIfNeeded),
    onMarksWanted(() => whenIdle(loadIfNeeded)),
    whenIdle(loadIfNeeded),
  ]
  return () => stops.forEach((stop) => stop())
}
