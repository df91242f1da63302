import { listPages } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import type { ListScope } from './list-scope.ts'
import { useListChange } from './use-list-change.ts'

type PageLinksProps = {
  scope: ListScope
  /** From 1. */
  page: number
  pages: number
}

/** The ways from one page of a long list to the others. */
export function PageLinks({ scope, page, pages }: PageLinksProps) {
  const { number } = useFormats()
  const { getAddress } = useListChange(scope)
  return (
    <nav className="page-links" aria-label={listPages.label}>
      {page > 1 && (
        <Link to={getAddress({ page: page - 1 })} rel="prev">
          {listPages.previous}
        </Link>
      )}
      <p>{fill(listPages.current, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <Link to={getAddress({ page: page + 1 })} rel="next">
          {listPages.next}
        </Link>
      )}
    </nav>
  )
}
