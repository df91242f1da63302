import { Field, type FieldProps } from './field.tsx'

/** Password managers store this email as the user name of the account. */
export function EmailField(
  props: Pick<FieldProps, 'label' | 'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'required' | 'error'>,
) {
  return <Field {...props} name="email" type="email" autoComplete="username" />
}
