import type { ShownAccess } from '#contract/place/access.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useFormats } from '../../city/use-formats.ts'
import { AccessText } from './access-text.tsx'
import { stateClass, textOfState } from './open-state-text.ts'

type OpenStateTextProps = { openHours: OpenHours; access: ShownAccess | undefined; moment: CityMoment }

export function OpenStateText({ openHours, access, moment }: OpenStateTextProps) {
  const formats = useFormats()
  const { text, more, isOpen } = textOfState(openStateAt({ openHours }, moment), moment, formats)
  if (isOpen === null) {
    return (
      <p className={access ? 'open-line' : 'open-line line-unknown'} data-now>
        {access ? <AccessText access={access} /> : text}
      </p>
    )
  }
  return (
    <p className="open-line" data-now>
      <span className={stateClass(isOpen)}>{text}</span>
      {more !== null && <span> · {more}</span>}
    </p>
  )
}
