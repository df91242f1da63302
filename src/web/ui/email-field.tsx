import { Field, type FieldProps } from './field.tsx'

/** The email that is the name of an account, so that password managers know whose password it is. */
export function EmailField(
  props: Pick<FieldProps, 'label' | 'value' | 'defaultValue' | 'readOnly' | 'required' | 'error'>,
) {
  return <Field {...props} name="email" type="email" autoComplete="username" />
}
