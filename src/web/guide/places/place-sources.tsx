import { useFormats } from '../../city/use-formats.ts'
import { showDate } from '#contract/text/date-format.ts'
import { placePage } from '#messages/place-page.ts'
import { fill } from '#contract/messages/format.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'

export function PlaceSources({ sources, lastChecked }: { sources: readonly string[]; lastChecked: string }) {
  const formats = useFormats()
  return (
    <section className="place-sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{placePage.sources}</h2>
      {sources.length === 0 ? (
        <p>{placePage.noSources}</p>
      ) : (
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <OutsideLink href={source}>{getLabel(source)}</OutsideLink>
            </li>
          ))}
        </ul>
      )}
      <p className="place-checked">{fill(placePage.lastChecked, { date: showDate(lastChecked, formats) })}</p>
    </section>
  )
}

/** Site name and last part of the path, which distinguish two pages of one site. */
function getLabel(source: string): string {
  const { hostname, pathname } = new URL(source)
  const last = pathname.split('/').findLast(Boolean)
  return hostname.replace(/^www\./, '') + (last === undefined ? '' : ` › ${decodePart(last)}`)
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // The URLs of other sites may contain malformed percent signs. The undecoded text is still correct.
    return part
  }
}
