import { evidence } from '#messages/place-page.ts'
import { hours } from '#messages/hours.ts'
import { seasons } from '#messages/home.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { Closure } from '#contract/city/year.ts'
import { showPartialDate } from '../../city/month-names.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'

/** The places that are closed in every month, with their evidence. */
export function ClosedPlaces({ closed }: { closed: readonly Closure[] }) {
  const formats = useFormats()
  return (
    <section className="closed-places" aria-labelledby="closed-title">
      <h2 id="closed-title">{seasons.closed}</h2>
      <ul>
        {closed.map(({ slug, name, reason, since, confidence, checkedOn }) => (
          <li key={slug}>
            <Link to={paths.place(slug)}>{name}</Link>
            <p>
              {hours.reasons[reason]} ·{' '}
              {since === null ? seasons.sinceUnknown : fill(hours.since, { date: showPartialDate(since, formats) })}
            </p>
            <small>
              {evidence.confidences[confidence]} · {fill(evidence.checked, { date: showDate(checkedOn, formats) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
