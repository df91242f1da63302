import { useNavigate } from 'react-router'
import { search } from '#messages/search.ts'
import { useCity } from '../../city/use-city.ts'
import { TermForm } from '../../ui/term-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { pathOfList, type ListScope } from './list-scope.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'

/** Searches all categories. */
export function SearchForm({ scope, term }: { scope: ListScope; term: string }) {
  const navigate = useNavigate()
  const { placeholder } = useCity().search
  const show = (wanted: string) => {
    if (wanted === '') showToast({ kind: 'warning', text: search.blank })
    else void navigate(searchPath(scope, wanted))
  }
  return (
    <TermForm
      term={term}
      labels={{ label: search.label, submit: search.submit, placeholder }}
      action={pathOfList(scope)}
      onSearch={show}
    />
  )
}

/** The page of a list that shows what `term` finds. */
function searchPath(scope: ListScope, term: string): string {
  return `${pathOfList(scope)}?${new URLSearchParams({ [SEARCH_PARAMETER]: term })}`
}
