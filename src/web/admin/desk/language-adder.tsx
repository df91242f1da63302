import { useState } from 'react'
import { desk } from '#messages/desk.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type LanguageAdderProps = {
  /** Codes of the languages that have a name. */
  known: readonly string[]
  error: string | undefined
  onAdd: (code: string) => void
}

/** Adds a name in another language. */
export function LanguageAdder({ known, error, onAdd }: LanguageAdderProps) {
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const add = () => {
    if (code === '' || known.includes(code)) return
    onAdd(code)
    setTyped('')
  }
  return (
    <div className="desk-adder">
      <Field
        label={desk.languageCode}
        hint={desk.hints.names}
        name="language-code"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button look="quiet" onClick={add}>
        {desk.addName}
      </Button>
    </div>
  )
}
