import { useState, type FormEvent, type ReactNode } from 'react'
import { actions } from '#messages/ui.ts'
import { textOfFailure } from '../api/call.ts'
import { Button, type ButtonLook } from './button.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm, type FormRules } from './use-form.ts'

type Rules<Input, Path extends string, Result> = Pick<
  FormRules<Input, Path | 'password', Result>,
  'read' | 'write' | 'onSuccess'
>

/**
 * The state of a form in a dialog that asks for the account's password. A refusal is shown at the password, because a
 * toast would be behind the dialog.
 * @param failure text of a failure for which the server gave none
 */
export function usePasswordQuestion<Input, Path extends string, Result>(
  rules: Rules<Input, Path, Result>,
  failure: string,
) {
  const [refusal, setRefusal] = useState<string>()
  const { fieldErrors, isPending, submit } = useForm<Input, Path | 'password', Result>({
    ...rules,
    onFailure: (error) => setRefusal(textOfFailure(error, failure)),
  })
  const hasFieldError = Object.keys(fieldErrors).length > 0
  const passwordError = fieldErrors.password ?? (hasFieldError ? undefined : refusal)
  return { fieldErrors, form: { passwordError, isPending, submit } }
}

type PasswordQuestionProps = {
  form: { passwordError: string | undefined; isPending: boolean; submit: (event: FormEvent<HTMLFormElement>) => void }
  /** The email of the account. */
  email: string
  labels: { password: string; submit: string }
  look?: ButtonLook | undefined
  onCancel: () => void
  /** Above the password. */
  before?: ReactNode
  /** Further fields below the password. */
  children?: ReactNode
}

/** The form of a dialog that asks for the account's password. */
export function PasswordQuestion({ form, email, labels, look, onCancel, before, children }: PasswordQuestionProps) {
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      {before}
      {/* Password managers read the account of the password from this field. */}
      <input autoComplete="username" defaultValue={email} hidden />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        error={form.passwordError}
      />
      {children}
      <div className="dialog-actions">
        <Button look="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" {...(look && { look })} isBusy={form.isPending}>
          {labels.submit}
        </Button>
      </div>
    </form>
  )
}
