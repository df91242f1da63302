import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { importOutcomes, type ImportOutcome, type PlaceImport } from '#contract/admin/place-imports.ts'
import { placeImport as texts } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { entryUrl, importUrl } from './desk-url.ts'
import { placeImportOutcome } from './import-calls.ts'
import { ImportProblems } from './import-rows.tsx'
import { placeKind } from './place-kind.tsx'

/** Numbers of rows that were published, became drafts and were left out, each with its list. */
export function ImportOutcomes({ found: { _id: id, outcomes } }: { found: PlaceImport }) {
  const formats = useFormats()
  const [search] = useSearchParams()
  const shown = importOutcomes.find((one) => one === search.get('rows'))
  if (!outcomes) return null
  return (
    <nav aria-label={texts.outcomesTitle}>
      <ul className="import-outcomes">
        {importOutcomes.map((outcome) => (
          <li key={outcome}>
            <Link
              to={`${importUrl(id)}&rows=${outcome}`}
              preventScrollReset
              aria-current={outcome === shown ? 'page' : undefined}
            >
              {formats.plural(texts.outcomes[outcome], outcomes[outcome])}
            </Link>
          </li>
        ))}
      </ul>
      {shown && <OutcomeRows key={shown} id={id} outcome={shown} />}
    </nav>
  )
}

function OutcomeRows({ id, outcome }: { id: string; outcome: ImportOutcome }) {
  const pages = useInfiniteQuery(placeImportOutcome(id, outcome))
  const { data, isPending, refetch } = pages
  if (isPending) return <div className="skeleton admin-skeleton" role="status" aria-label={texts.rowsLoading} />
  if (!data) return <LoadFailure title={texts.rowsFailed} onRetry={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p>{texts.noRows}</p>
  return (
    <>
      <ul className="admin-list">
        {rows.map(({ number, name, slug, problems }) => (
          <li key={number} dir="auto">
            {slug === null || outcome === 'left' ? name : <Link to={entryUrl(placeKind, slug)}>{name}</Link>}
            <ImportProblems problems={problems} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages}>{texts.more}</MoreButton>
    </>
  )
}
