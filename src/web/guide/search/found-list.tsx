import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { searchPage } from '#messages/search.ts'
import type { SearchHit } from '#contract/place/search.ts'
import { reporting } from '../../api/query-client.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { OpenLines } from '../places/open-line.tsx'
import { FoundPlace } from './found-place.tsx'
import { guideMatching } from './queries.ts'
import { NextSteps } from './next-steps.tsx'

export function FoundList({ term }: { term: string }) {
  const formats = useFormats()
  const city = useCity()
  const failure = { text: searchPage.failed, place: 'top-right' } as const
  const { data, isPending, isError, refetch } = useQuery(reporting(guideMatching(term), failure))
  if (isPending) return <FoundSkeleton />
  if (isError) return <LoadFailure title={searchPage.failed} onRetry={() => void refetch()} />
  if (data.results.length === 0) {
    return (
      <div role="status">
        <NextSteps title={searchPage.none} hint={city.search.hint} term={term} />
      </div>
    )
  }
  return (
    <section aria-labelledby="found-title">
      <div role="status">
        <h2 id="found-title" className="list-title">
          {data.nearest
            ? fill(searchPage.nearest, { term })
            : formats.plural(searchPage.results, data.results.length, { term })}
        </h2>
      </div>
      <OpenLines>
        <ol className="found-list">
          {data.results.map((hit) => (
            <FoundItem key={`${hit.kind} ${hit.slug}`} hit={hit} />
          ))}
        </ol>
      </OpenLines>
      <NextSteps title={searchPage.notMeant} hint={city.search.hint} term={term} />
    </section>
  )
}

function FoundItem({ hit }: { hit: SearchHit }) {
  const { kind, name, url, snippet } = hit
  if (kind === 'place') return <FoundPlace hit={hit} />
  return (
    <li className="found-item">
      <p className="found-kind">{searchPage.kinds[kind]}</p>
      <h3>
        <Link to={url}>{name}</Link>
      </h3>
      <p>{snippet}</p>
    </li>
  )
}

const SKELETON_LINES = ['first', 'second', 'third', 'fourth']

function FoundSkeleton() {
  return (
    <ol className="found-list" role="status" aria-label={searchPage.loading}>
      {SKELETON_LINES.map((line) => (
        <li key={line} className="found-item skeleton" />
      ))}
    </ol>
  )
}
