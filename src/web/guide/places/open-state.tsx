import type { OpenHours } from '#contract/place/open-hours.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useFormats } from '../../city/use-formats.ts'
import { stateClass, textOfState } from './open-state-text.ts'

type OpenStateTextProps = { openHours: OpenHours; access: string | undefined; moment: CityMoment }

export function OpenStateText({ openHours, access, moment }: OpenStateTextProps) {
  const formats = useFormats()
  const { text, more, isOpen } = textOfState(openStateAt({ openHours }, moment), moment, { ...formats, access })
  const isUnknown = isOpen === null && access === undefined
  return (
    <p className={isUnknown ? 'open-line line-unknown' : 'open-line'} data-now>
      <span className={stateClass(isOpen)}>{text}</span>
      {more !== null && <span> · {more}</span>}
    </p>
  )
}
