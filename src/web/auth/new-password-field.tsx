import { useState } from 'react'
import { signup } from '#messages/signup.ts'
import type { FieldProps } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'

/** A password that is being chosen. One that is guessed first is pointed out, not refused. */
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
