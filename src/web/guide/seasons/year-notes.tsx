import { seasons } from '#messages/home.ts'
import type { DateCertainty } from '#contract/city/calendar.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill } from '#contract/messages/format.ts'
import type { Year } from '#contract/city/year.ts'
import { useFormats } from '../../city/use-formats.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'

/** The words beside dates. A date that is certain has none. */
const explained = ['listed', 'within-a-day', 'by-the-moon'] as const satisfies readonly DateCertainty[]

/** Explains the words, and names the sources of figures and dates. */
export function YearNotes({ year: { climate, calendar, fares } }: { year: Year }) {
  const formats = useFormats()
  const sources = [
    ...(climate ? [climate.source] : []),
    ...(calendar?.sources ?? []),
    ...[...(fares?.rides ?? []), ...(fares?.tickets ?? [])].flatMap((fare) =>
      fare.sources.map((url) => ({ text: new URL(url).hostname.replace(/^www\./, ''), url })),
    ),
  ]
  return (
    <section className="year-notes" aria-labelledby="reading-title">
      <h2 id="reading-title">{seasons.reading}</h2>
      {calendar && (
        <>
          <dl>
            {explained.map((certainty) => (
              <div key={certainty}>
                <dt>{seasons.certainties[certainty]}</dt>
                <dd>{seasons.legend[certainty]}</dd>
              </div>
            ))}
          </dl>
          <p>{seasons.holidays}</p>
        </>
      )}
      <p>{climate ? seasons.words : seasons.noClimate}</p>
      {climate && <p>{fill(seasons.normals, climate)}</p>}
      {calendar && <p>{fill(seasons.checked, { date: showDate(calendar.checkedOn, formats) })}</p>}
      {sources.length > 0 && (
        <details>
          <summary>
            <h3>{seasons.sources}</h3>
          </summary>
          <ul>
            {sources.map(({ text, url }) => (
              <li key={url ?? text}>{url === null ? text : <OutsideLink href={url}>{text}</OutsideLink>}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
