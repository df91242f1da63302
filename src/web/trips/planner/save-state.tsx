import { fill } from '#contract/messages/format.ts'
import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { planner } from '#messages/planner.ts'
import { useCity } from '../../city/use-city.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import type { Editor } from './board-props.ts'

/** The state of saving: if the server has the trip as it is shown. */
export function SaveState({ saving, savedAt }: Pick<Editor, 'saving' | 'savedAt'>) {
  const { timeZone } = useCity()
  const now = useCityMoment()
  return (
    <p className={`plan-saving plan-saving-${saving}`} role="status">
      {savingText(saving, savedAt, { timeZone, now })}
    </p>
  )
}

type Clock = { timeZone: string; now: { readonly time: string } | null }

function savingText(saving: Editor['saving'], savedAt: number | null, { timeZone, now }: Clock): string {
  if (saving !== 'saved') return planner.saving[saving]
  if (savedAt === null) return planner.saving.idle
  const time = cityMinuteAt(new Date(savedAt), timeZone).slice(11)
  const soon = cityMinuteAt(new Date(savedAt + MINUTE_MS), timeZone).slice(11)
  const isRecent = now === null || now.time === time || now.time === soon
  return isRecent ? planner.saving.saved : fill(planner.saving.savedAt, { time })
}
