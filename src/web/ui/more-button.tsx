import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type MoreButtonProps = {
  pages: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown }
  children: ReactNode
}

/** Loads the next page of a list. Nothing is shown when the list is complete. */
export function MoreButton({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: MoreButtonProps) {
  if (!hasNextPage) return null
  return (
    <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  )
}
