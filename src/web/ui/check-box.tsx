import type { ComponentProps } from 'react'
import './check-box.css'

/** A checkbox with its label. All of it can be pressed. */
export function CheckBox({ children, ...props }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="check-box">
      <input {...props} className="covering-radio" type="checkbox" />
      {children}
    </label>
  )
}
