import { useState, type FormEvent } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

type SearchFormProps = {
  label: string
  button: string
  /** The term that the list is searched by at first. */
  initial?: string
  maxLength?: number
  /** @param text without spaces at its ends */
  onSearch: (text: string) => void
}

/** Searches a list of the panel once the term is sent. It stands in a `search` element. */
export function SearchForm({ label, button, initial = '', maxLength, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(initial)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className="account-search" onSubmit={search}>
      <Field
        label={label}
        name="text"
        type="search"
        autoComplete="off"
        {...(maxLength !== undefined && { maxLength })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="quiet">
        {button}
      </Button>
    </form>
  )
}
