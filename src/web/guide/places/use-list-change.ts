import { useNavigate } from 'react-router'
import { writePlaceListing, type PlaceListing } from '#contract/place/place-filters.ts'
import { pathOfList, type ListScope } from './list-scope.ts'
import { locateVisitor } from './own-position.ts'
import { useListing } from './use-listing.ts'

/** Addresses of the list with other filters, another order, view or page, and the way there. */
export function useListChange(scope: ListScope) {
  const listing = useListing()
  const navigate = useNavigate()
  const getAddress = (change: Partial<PlaceListing>) => {
    const query = writePlaceListing({ ...listing, page: 1, ...change })
    return pathOfList(scope) + (query === '' ? '' : `?${query}`)
  }
  const show = (change: Partial<PlaceListing>, { replaces = false } = {}) => {
    if (change.sort === 'near') locateVisitor()
    void navigate(getAddress(change), { preventScrollReset: true, replace: replaces })
  }
  return { listing, getAddress, show }
}
