import type { ComponentProps } from 'react'

/** A checkbox with its label. All of it can be pressed. */
export function CheckBox({ children, ...props }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="check-box">
      <input {...props} className="covering-radio" type="checkbox" />
      {children}
    </label>
  )
}
