import { useState } from 'react'
import { account } from '#messages/account.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

const EYE =
  'M2.500 12c2.300-4.300 5.500-6.500 9.500-6.500s7.200 2.200 9.500 6.500c-2.300 4.300-5.500 6.500-9.500 6.500s-7.200-2.200-9.500-6.500M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6'
const CLOSED_EYE = `${EYE}M4 4l16 16` as const

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
        icon={isShown ? CLOSED_EYE : EYE}
        label={isShown ? account.hidePassword : account.showPassword}
        onClick={() => setIsShown(!isShown)}
      />
    </Field>
  )
}
