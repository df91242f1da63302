import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { reviewForm as messages } from '#messages/reviews.ts'
import { useCity } from '../city/use-city.ts'
import { LocationPicker } from '../map/location-picker.tsx'
import { getPins } from '../map/map-pin.ts'
import type { ReviewAction, ReviewDraft } from './review-draft.ts'

type ReviewPlaceProps = {
  draft: ReviewDraft
  places: readonly PlaceIndexEntry[]
  error: string | undefined
  act: (action: ReviewAction) => void
}

/** The point of the review on a map. */
export function ReviewPlace({ draft, places, error, act }: ReviewPlaceProps) {
  const city = useCity()
  return (
    <fieldset className="review-place" data-invalid={error === undefined ? undefined : true}>
      <legend>{messages.map}</legend>
      <LocationPicker
        position={draft.position}
        onMove={(position) => act({ kind: 'move-marker', position })}
        city={city}
        pins={getPins(places)}
      />
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
