import type { PlaceDetail } from '#contract/place/places.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { textOfState } from './open-state-text.ts'

/** Whether the place is open at the minute of looking. Only a browser can say it. */
export function StateNow({ place }: { place: Pick<PlaceDetail, 'openHours'> }) {
  const formats = useFormats()
  const now = useCityMoment()
  if (!now) return null
  const { isOpen, text, more } = textOfState(openStateAt(place, now), now, formats)
  return (
    <strong data-now className={isOpen ? 'state-open' : 'state-closed'}>
      {text}
      {more !== null && <span> · {more}</span>}
    </strong>
  )
}
