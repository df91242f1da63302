import { fill } from '#contract/messages/format.ts'
import type { ListedEntry } from '#contract/admin/desk-entries.ts'
import { desk } from '#messages/desk.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'

/** Source of the text that visitors read, and changes that wait. */
export function EntryStates({ entry }: { entry: ListedEntry }) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const { state, hasDraft, publishAt, isDiffering } = entry
  return (
    <ul className="desk-states">
      <li className={`desk-state-${state}`}>{desk.states[state]}</li>
      {hasDraft && state !== 'draft' && <li className="desk-state-draft">{desk.hasDraft}</li>}
      {publishAt !== null && <li>{fill(desk.isPlanned, { date: writeInstant(publishAt, timeZone, formats) })}</li>}
      {isDiffering && <li className="desk-state-differing">{desk.isDiffering}</li>}
    </ul>
  )
}
