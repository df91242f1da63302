import type { PlaceDetail } from '#contract/place/places.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { stateClass, textOfState } from './open-state-text.ts'

/** The state of the place at the minute of looking. Only a browser knows that minute. */
export function StateNow({ place }: { place: Pick<PlaceDetail, 'access' | 'openHours'> }) {
  const formats = useFormats()
  const now = useCityMoment()
  if (!now) return null
  const { isOpen, text, doubt, more } = textOfState(openStateAt(place, now), now, {
    ...formats,
    access: place.access?.sentence,
  })
  return (
    <strong data-now className={stateClass(isOpen)}>
      {text}
      {doubt !== null && <span> · {doubt}</span>}
      {more !== null && <span> · {more}</span>}
    </strong>
  )
}
