import { useState } from 'react'
import { PasswordConfirmation } from '#contract/auth.ts'
import { secondFactor } from '#messages/second-factor.ts'
import { textOfFailure } from '../api/call.ts'
import { useSession } from '../session/session.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { readFields, useForm } from '../ui/use-form.ts'

const readPassword = readFields(PasswordConfirmation)

type PasswordFormProps<Result> = {
  hint?: string
  submit: string
  look?: ButtonLook
  write: (password: string) => Promise<Result>
  onDone: (result: Result) => void
  onCancel: () => void
}

/** Asks for the password before a change of the second factor. */
export function PasswordForm<Result>({ hint, submit, look, write, onDone, onCancel }: PasswordFormProps<Result>) {
  const session = useSession()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    read: readPassword,
    write: ({ password }) => write(password),
    onSuccess: onDone,
    // Shown in the dialog, because a toast would be behind it.
    onFailure: (error) => setRefusal(textOfFailure(error, secondFactor.failed)),
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      {hint !== undefined && <p>{hint}</p>}
      {/* Password managers read the account of the password from this field. */}
      {session.kind === 'signed-in' && (
        <input name="email" autoComplete="username" defaultValue={session.user.email} hidden />
      )}
      <PasswordField
        label={secondFactor.password}
        name="password"
        autoComplete="current-password"
        error={form.fieldErrors.password ?? refusal}
      />
      <div className="dialog-actions">
        <Button look="quiet" onClick={onCancel}>
          {secondFactor.cancel}
        </Button>
        <Button type="submit" {...(look && { look })} isBusy={form.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
