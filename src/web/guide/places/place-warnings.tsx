import { hours } from '#messages/hours.ts'
import { placePage } from '#messages/place-page.ts'
import { places } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { getLang } from '../../city/text-language.ts'
import { showPartialDate } from '../../city/month-names.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { Evidence } from './evidence.tsx'
import { pageIcons } from '../../ui/page-icons.ts'

/** Only dangers have a label of their own: the texts of the others name their subject. */
const labels: Readonly<Record<string, string>> = placePage.cautions

/** Warnings before setting out: a closure first, then cautions with their condition. */
export function PlaceWarnings({ place: { openHours, facts, verified } }: { place: PlaceDetail }) {
  const { status, cautions = [] } = facts
  const closed = openHours?.closed
  if (!closed && cautions.length === 0 && verified) return null
  return (
    <ul className="place-warnings" aria-label={placePage.warnings}>
      {closed && (
        <li className="place-warning-closed">
          <strong>
            {hours.reasons[closed.reason]}
            <Since date={closed.since} />
          </strong>
          {status && <Evidence fact={status} />}
        </li>
      )}
      {cautions.map((caution) => (
        <li key={caution.value.text}>
          <strong>{labels[caution.value.condition] ?? labels['always']}</strong>{' '}
          <span lang={getLang(caution.value.text)}>{caution.value.text}</span>
          <Evidence fact={caution} />
        </li>
      ))}
      {!verified && (
        <li className="place-unverified">
          <Icon name={pageIcons.question} />
          <span>
            <strong>{places.notVerified}.</strong> {placePage.notVerifiedHint}
          </span>
        </li>
      )}
    </ul>
  )
}

function Since({ date }: { date: string | null }) {
  const formats = useFormats()
  if (date === null) return null
  return <> {fill(hours.since, { date: showPartialDate(date, formats) })}</>
}
