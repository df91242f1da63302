import type { HoursRule } from '#contract/place/open-hours.ts'
import { getUsualHours } from '#planning/hours/usual-week.ts'
import { useFormats } from '../../city/use-formats.ts'
import { getRows } from './usual-hours-text.ts'

/** The usual hours by weekday and season. */
export function HoursTable({ rules }: { rules: readonly HoursRule[] }) {
  const formats = useFormats()
  return (
    <table className="hours-table">
      <tbody>
        {getRows(getUsualHours(rules), formats).map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
