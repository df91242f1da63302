import type { OpenHours } from '#contract/open-hours.ts'
import { openStateAt } from '#planning/open-state.ts'
import { useCityMoment, type CityMoment } from '../city/use-city-moment.ts'
import { useFormats } from '../city/use-formats.ts'
import { textOfState } from './open-state-text.ts'

type OpenStateTextProps = { openHours: OpenHours; asked: CityMoment | null }

export function OpenStateText({ openHours, asked }: OpenStateTextProps) {
  const formats = useFormats()
  const now = useCityMoment()
  const moment = asked ?? now
  if (!moment) return null
  const { text, more, isOpen } = textOfState(openStateAt({ openHours }, moment), moment, formats)
  return (
    <p className="open-line" data-now>
      <span className={isOpen ? 'state-open' : 'state-closed'}>{text}</span>
      {more !== null && <span> · {more}</span>}
    </p>
  )
}
