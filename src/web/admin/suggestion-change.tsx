import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import type { Suggestion } from '#contract/admin/suggestions.ts'
import { deskSuggestions as messages } from '#messages/desk.ts'
import { SuggestedValue } from '../suggestions/suggested-value.tsx'
import { isBlank, toTyped, type Typed } from '../suggestions/typed-value.ts'
import { Button } from '../ui/button.tsx'
import { useForm } from '../ui/use-form.ts'
import type { useSuggestionDecisions } from './use-suggestion-decisions.ts'

type SuggestionChangeProps = {
  suggestion: Suggestion
  decisions: Pick<ReturnType<typeof useSuggestionDecisions>, 'send' | 'announceDone'>
  onCancel: () => void
}

/** The editor's own value in place of the suggested one, checked at the same fields. */
export function SuggestionChange({ suggestion, decisions, onCancel }: SuggestionChangeProps) {
  const { topic, placeVersion } = suggestion
  const [value, setValue] = useState<Typed>(() => toTyped(suggestion.value))
  const { fieldErrors, isPending, submit } = useForm<Typed, string, unknown>({
    // Without a value the server asks for one.
    read: () => ({ kind: 'valid', input: isBlank(value) ? '' : value }),
    write: (typed) => decisions.send(suggestion, { kind: 'accept', version: placeVersion ?? 0, value: typed }),
    onSuccess: () => decisions.announceDone({ suggestion, kind: 'accept' }),
    failure: actions.failed,
    place: 'top-right',
  })
  return (
    <form className="form suggest-form" noValidate onSubmit={submit} ref={focusFirstField}>
      <SuggestedValue topic={topic} value={value} errors={fieldErrors} onChange={setValue} isEditor />
      <div className="suggestion-choices">
        <Button type="submit" isBusy={isPending}>
          {messages.saveChange}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  )
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select, button')?.focus()
}
