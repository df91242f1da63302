import type { FormEvent } from 'react'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type PasscodeFormProps = { title: string; error: string | null; isBusy: boolean; onTyped: (passcode: string) => void }

export function PasscodeForm({ title, error, isBusy, onTyped }: PasscodeFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('passcode')
    if (typeof typed === 'string' && typed.trim() !== '') onTyped(typed.trim())
  }
  return (
    <form className="shared-passcode" onSubmit={submit}>
      <h1>{title}</h1>
      <p>{messages.passcodeText}</p>
      <PasswordField label={messages.passcode} name="passcode" error={error ?? undefined} autoComplete="off" required />
      <Button type="submit" isBusy={isBusy}>
        {messages.open}
      </Button>
    </form>
  )
}
