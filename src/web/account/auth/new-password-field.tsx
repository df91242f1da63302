import { useState } from 'react'
import { signup } from '#messages/login.ts'
import type { FieldProps } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

/** Field for a new password. A common password gets a warning but is accepted. */
export function NewPasswordField(props: Pick<FieldProps, 'label' | 'name' | 'error'>) {
  const [isCommon, setIsCommon] = useState(false)
  const check = async (input: HTMLInputElement) => {
    const { isCommonPassword } = await import('./common-passwords.ts')
    setIsCommon(isCommonPassword(input.value))
  }
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        <span role="status" className={isCommon ? 'field-warning' : undefined}>
          {isCommon ? signup.commonPassword : signup.passwordHint}
        </span>
      }
      onChange={({ currentTarget }) => void check(currentTarget)}
    />
  )
}
