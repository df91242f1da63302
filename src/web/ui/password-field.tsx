import { useState } from 'react'
import { account } from '#messages/account.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

/** A password field with a button that shows the password. */
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
      <button type="button" className="icon-button" onClick={() => setIsShown(!isShown)}>
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
        <span className="visually-hidden">{isShown ? account.hidePassword : account.showPassword}</span>
      </button>
    </Field>
  )
}
