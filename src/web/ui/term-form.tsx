import { useId, type FormEvent } from 'react'
import { useHref } from 'react-router'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { SEARCH_TERM_MAX, toSearchTerm } from '#contract/text/search-term.ts'
import { Button } from './button.tsx'

type TermFormProps = {
  /** The term of the results that are shown. */
  term: string
  labels: { label: string; submit: string; placeholder: string }
  /** Name of the landmark. */
  name?: string
  /** Path in the product to which the browser sends the form without a script. */
  action: string
  /** Gets an empty term too. */
  onSearch: (term: string) => void
  isRequired?: boolean
}

/** A search form. The URL holds the term, so that visitors can reload, share and leave the results. */
export function TermForm({ term, labels, name, action, onSearch, isRequired = false }: TermFormProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(SEARCH_PARAMETER)
    onSearch(toSearchTerm(typeof typed === 'string' ? typed : ''))
  }
  return (
    <form className="search-form" role="search" action={useHref(action)} aria-label={name} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {labels.label}
      </label>
      <input
        id={id}
        className="search-input"
        key={term}
        type="search"
        name={SEARCH_PARAMETER}
        defaultValue={term}
        placeholder={labels.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_TERM_MAX}
        required={isRequired}
      />
      <Button type="submit" icon="search">
        {labels.submit}
      </Button>
    </form>
  )
}
