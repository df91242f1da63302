import { fill } from '#contract/messages/format.ts'
import { addButton } from '#messages/add-button.ts'
import { pressAdd, type WantedPlace } from './presses.ts'

/**
 * Adds a place to the trip in hand, or to the picks of a guest. Lists have many of these buttons, so this is an element
 * and nothing more; `add-to-trip/` does the work.
 */
export function AddToTripButton({ place }: { place: WantedPlace }) {
  return (
    <button
      type="button"
      className="add-to-trip"
      aria-label={fill(addButton.label, { place: place.name })}
      onClick={({ currentTarget }) => pressAdd({ place, button: currentTarget })}
    >
      {addButton.text}
    </button>
  )
}
