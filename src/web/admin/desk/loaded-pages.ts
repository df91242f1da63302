import type { ListedRow, LoadedPages } from './entry-kind.ts'

type LoadingPages<Page> = Omit<LoadedPages, 'entries' | 'differing'> & {
  readonly data: { readonly pages: readonly Page[] } | undefined
}

/** What a list of the desk shows of the pages that are loaded. */
export function loadedPages<Page extends { readonly differing: number }>(
  { data, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage }: LoadingPages<Page>,
  rowsOf: (pages: readonly Page[]) => readonly ListedRow[],
): LoadedPages {
  const entries = data && rowsOf(data.pages)
  const differing = data?.pages[0]?.differing ?? 0
  return { isPending, entries, differing, hasNextPage, isFetchingNextPage, fetchNextPage, refetch }
}
