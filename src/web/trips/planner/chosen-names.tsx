import { fill, type Formats } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { planForMe } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'

/** More names would take the height of a place on a phone. */
const MAX_NAMES = 2

/** Names the selected places, the latest first, because filters and lists hide most of them. */
export function ChosenNames({ names }: { names: readonly string[] }) {
  const formats = useFormats()
  if (names.length === 0) return null
  return <p className="plan-chosen">{chosenText(names.toReversed(), formats)}</p>
}

function chosenText(names: readonly string[], formats: Formats): string {
  const shown = listFor(names.slice(0, MAX_NAMES), formats)
  const more = names.length - MAX_NAMES
  return more > 0
    ? formats.plural(planForMe.chosenMore, more, { names: shown })
    : fill(planForMe.chosen, { names: shown })
}
