import { useFormats } from '../../city/use-formats.ts'
import { showDate } from '#contract/text/date-format.ts'
import { placePage } from '#messages/place-page.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'

type PlaceSourcesProps = { place: Pick<PlaceDetail, 'sources' | 'facts' | 'lastChecked'> }

export function PlaceSources({ place: { facts, lastChecked, ...place } }: PlaceSourcesProps) {
  const formats = useFormats()
  const sources = place.sources.length > 0 ? place.sources : sourcesOfFacts(facts)
  return (
    <section className="place-sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{placePage.sources}</h2>
      {sources.length === 0 ? (
        <p>{placePage.noSources}</p>
      ) : (
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <OutsideLink href={source}>{labelOf(source)}</OutsideLink>
            </li>
          ))}
        </ul>
      )}
      <p className="place-checked">{fill(placePage.lastChecked, { date: showDate(lastChecked, formats) })}</p>
    </section>
  )
}

/** Where nobody has named sources of the whole place, its facts have theirs. */
function sourcesOfFacts(facts: PlaceDetail['facts']): string[] {
  const single = Object.values(facts).map((fact) => (fact !== undefined && 'source' in fact ? fact.source : null))
  const all = [...single, ...(facts.cautions ?? []).map(({ source }) => source)]
  return [...new Set(all)].filter((source) => typeof source === 'string')
}

/** Site name and last part of the path, which distinguish two pages of one site. */
function labelOf(source: string): string {
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
