import { useQuery } from '@tanstack/react-query'
import { fill, type Formats } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import type { HistoryEntry } from '#contract/trip/trip-history.ts'
import { tripHistory as messages } from '#messages/trip-people.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { dayAndMonth, shortWeekday } from '../itinerary/day-names.ts'
import { fieldText } from '../itinerary/field-text.ts'
import { getHistory } from './queries.ts'

type HistoryListProps = { tripId: string; /** Null: of all the trip. */ stopId: string | null }

export function HistoryList({ tripId, stopId }: HistoryListProps) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const { data, isError, refetch } = useQuery(getHistory(tripId))
  if (isError && !data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} isAlert />
  if (!data) return null
  const entries = data.history.filter(({ kind, subject }) => stopId === null || (kind === 'stop' && subject === stopId))
  if (entries.length === 0) return <p>{messages.empty}</p>
  return (
    <>
      <p>{messages.text}</p>
      <ul className="share-links">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.name} ${entry.kind} ${entry.subject}`}>
            <div>
              {changeText(entry, formats)}
              <p>
                {fill(messages.line, {
                  who: entry.isYou ? messages.you : entry.name,
                  when: writeInstant(entry.at, timeZone, formats, 'medium'),
                })}
                {entry.suggestedBy !== null && ` · ${fill(messages.suggested, { name: entry.suggestedBy })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function changeText({ kind, subject, title, fields }: HistoryEntry, formats: Formats): string {
  const day = kind === 'day' ? `${shortWeekday(subject, formats)} ${dayAndMonth(subject, formats)}` : ''
  // A newer server may name fields that this page does not know.
  const texts = new Set(fields.map((field) => fieldText(field) ?? messages.other))
  const what = fill<string>(messages.kinds[kind], { title, day })
  return fill(messages.change, { what, fields: listFor([...texts], formats) })
}
