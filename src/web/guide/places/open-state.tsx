import type { ShownAccess } from '#contract/place/access.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useFormats } from '../../city/use-formats.ts'
import { AccessText } from './access-text.tsx'
import { ESTIMATE_SIGN } from './format-distance.ts'
import { stateClass, textOfState } from './open-state-text.ts'

type OpenStateTextProps = { openHours: OpenHours; access: ShownAccess | undefined; moment: CityMoment }

/** A large card says the doubt in words, a row with the sign of estimates. */
export function OpenStateText({ openHours, access, moment }: OpenStateTextProps) {
  const formats = useFormats()
  const { text, doubt, isEstimate, more, isOpen } = textOfState(openStateAt({ openHours }, moment), moment, formats)
  if (isOpen === null) {
    return (
      <p className={access ? 'open-line' : 'open-line line-unknown'} data-now>
        {access ? <AccessText access={access} /> : text}
      </p>
    )
  }
  return (
    <p className="open-line" data-now>
      <span className={stateClass(isOpen)}>
        {isEstimate && <span className="in-brief">{ESTIMATE_SIGN} </span>}
        {text}
      </span>
      {doubt !== null && <span className={isEstimate ? 'in-full' : undefined}> · {doubt}</span>}
      {more !== null && <span className="in-full"> · {more}</span>}
    </p>
  )
}
