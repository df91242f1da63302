import { Field, type FieldProps } from './field.tsx'

/** The email of an account. Password managers take it as the name of the password's owner. */
export function EmailField(
  props: Pick<FieldProps, 'label' | 'value' | 'defaultValue' | 'readOnly' | 'required' | 'error'>,
) {
  return <Field {...props} name="email" type="email" autoComplete="username" />
}
