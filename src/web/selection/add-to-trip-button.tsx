import { useSyncExternalStore } from 'react'
import { fill } from '#contract/messages/format.ts'
import { addButton } from '#messages/wishlist.ts'
import { markFor, onMarksChange } from './marks.ts'
import { pressAdd, type WantedPlace } from './presses.ts'

/**
 * Adds a place to the current trip, or to the selection of a guest, and removes it again. Lists have many of these
 * buttons, so this is an element and nothing more; `add-to-trip/` does the work and marks the places that are there.
 */
export function AddToTripButton({ place }: { place: WantedPlace }) {
  const mark = useSyncExternalStore(
    onMarksChange,
    () => markFor(place),
    () => null,
  )
  const { text, label } = mark ? addButton[mark] : addButton
  return (
    <button
      type="button"
      className={mark ? 'add-to-trip add-to-trip-marked' : 'add-to-trip'}
      aria-label={fill<string>(label, { place: place.name })}
      onClick={({ currentTarget, detail }) => {
        const takesBack = mark !== null
        // The second click of a double click does not take back what the first one has added.
        if (!takesBack || detail < 2) pressAdd({ place, button: currentTarget, takesBack })
      }}
    >
      {text}
    </button>
  )
}
