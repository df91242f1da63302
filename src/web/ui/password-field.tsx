import { useState } from 'react'
import { account } from '#messages/account.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export function PasswordField(props: FieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    >
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={isShown ? account.hidePassword : account.showPassword}
        onClick={() => setIsShown(!isShown)}
      />
    </Field>
  )
}
