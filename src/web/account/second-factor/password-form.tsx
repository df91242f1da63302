import { PasswordConfirmation } from '#contract/account/auth.ts'
import { secondFactor } from '#messages/login.ts'
import { useSession } from '../../session/session.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { PasswordQuestion, usePasswordQuestion } from '../../ui/password-question.tsx'
import { readFields } from '../../ui/use-form.ts'

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
  const { form } = usePasswordQuestion(
    { read: readPassword, write: ({ password }) => write(password), onSuccess: onDone },
    secondFactor.failed,
  )
  const { password } = secondFactor
  return (
    <PasswordQuestion
      form={form}
      email={session.kind === 'signed-in' ? session.user.email : ''}
      labels={{ password, submit }}
      look={look}
      onCancel={onCancel}
      before={hint !== undefined && <p>{hint}</p>}
    />
  )
}
