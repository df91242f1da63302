import { useFormats } from '../city/use-formats.ts'
import { showDate } from '#contract/dates.ts'
import { places } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

export function PlaceSources({ sources, lastChecked }: { sources: readonly string[]; lastChecked: string }) {
  const formats = useFormats()
  return (
    <section className="place-sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{places.sources}</h2>
      {sources.length === 0 ? (
        <p>{places.noSources}</p>
      ) : (
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <OutsideLink href={source}>{siteOf(source)}</OutsideLink>
            </li>
          ))}
        </ul>
      )}
      <p className="place-checked">{fill(places.lastChecked, { date: showDate(lastChecked, formats) })}</p>
    </section>
  )
}

/** The site's name and the end of the path: enough to tell two pages of one site apart. */
function siteOf(source: string): string {
  const { hostname, pathname } = new URL(source)
  const last = pathname.split('/').findLast(Boolean)
  return hostname.replace(/^www\./, '') + (last === undefined ? '' : ` › ${safelyDecoded(last)}`)
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A foreign address may hold any percent signs; as it is written, it is still true.
    return part
  }
}
