import { useNavigate } from 'react-router'
import { search } from '#messages/search.ts'
import { useCity } from '../../city/use-city.ts'
import { TermForm } from '../../ui/term-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { pathOfList, type ListScope } from './list-scope.ts'
import { searchPath } from './search-path.ts'

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
