import { PasswordConfirmation } from '#contract/account/auth.ts'
import { paths } from '#contract/paths.ts'
import { clientFailures } from '#messages/ui.ts'
import { emailConfirmation, login } from '#messages/login.ts'
import { Link } from '../../ui/link.tsx'
import { PasswordQuestion, usePasswordQuestion } from '../../ui/password-question.tsx'
import { readFields } from '../../ui/use-form.ts'

const readPassword = readFields(PasswordConfirmation)

type ConfirmationPasswordProps = {
  submit: string
  /** Resolves to the message of success. */
  confirm: (password: string) => Promise<string>
  onDone: (text: string) => void
  onCancel: () => void
}

/** Asks a visitor who is not signed in to the account of a mailed link for its password. */
export function ConfirmationPassword({ submit, confirm, onDone, onCancel }: ConfirmationPasswordProps) {
  const { form } = usePasswordQuestion(
    { read: readPassword, write: ({ password }) => confirm(password), onSuccess: onDone },
    clientFailures.internal,
  )
  const { passwordText, password } = emailConfirmation
  return (
    <>
      <p role="alert">{passwordText}</p>
      <PasswordQuestion form={form} email="" labels={{ password, submit }} onCancel={onCancel} />
      <p>
        <Link to={paths.forgotPassword}>{login.forgotPassword}</Link>
      </p>
    </>
  )
}
