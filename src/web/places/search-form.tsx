import { useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { search } from '#messages/search.ts'
import { SEARCH_PARAMETER } from '#contract/page.ts'
import { toSearchTerm } from '#contract/places.ts'
import { pathOfList, type ListScope } from './list-scope.ts'
import { searchPath } from './search-path.ts'
import { useCity } from '../city/use-city.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

/** Searches all categories. The URL holds the term, so that visitors can reload, share and leave the results. */
export function SearchForm({ scope, term }: { scope: ListScope; term: string }) {
  const navigate = useNavigate()
  const city = useCity()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(SEARCH_PARAMETER)
    const wantedTerm = toSearchTerm(typeof typed === 'string' ? typed : '')
    if (wantedTerm === '') showToast({ kind: 'warning', text: search.blank })
    else void navigate(searchPath(scope, wantedTerm))
  }
  return (
    <form className="search-form" role="search" action={pathOfList(scope)} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {search.label}
      </label>
      <input
        id={id}
        key={term}
        type="search"
        name={SEARCH_PARAMETER}
        defaultValue={term}
        placeholder={city.search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        {search.submit}
      </Button>
    </form>
  )
}
