import type { HoursRule } from '#contract/place/open-hours.ts'
import { usualHoursOf } from '#planning/hours/usual-week.ts'
import { useFormats } from '../../city/use-formats.ts'
import { rowsOf } from './usual-hours-text.ts'

/** The usual hours by weekday and season. */
export function HoursTable({ rules }: { rules: readonly HoursRule[] }) {
  const formats = useFormats()
  return (
    <table className="hours-table">
      <tbody>
        {rowsOf(usualHoursOf(rules), formats).map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
