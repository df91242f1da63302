import type { OpenHours } from '#contract/place/open-hours.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import type { CityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { textOfState } from './open-state-text.ts'

type OpenStateTextProps = { openHours: OpenHours; moment: CityMoment }

export function OpenStateText({ openHours, moment }: OpenStateTextProps) {
  const formats = useFormats()
  const { text, more, isOpen } = textOfState(openStateAt({ openHours }, moment), moment, formats)
  return (
    <p className="open-line" data-now>
      <span className={isOpen ? 'state-open' : 'state-closed'}>{text}</span>
      {more !== null && <span> · {more}</span>}
    </p>
  )
}
