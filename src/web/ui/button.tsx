import type { MouseEvent, ReactNode, Ref } from 'react'
import { site } from '#messages/shell.ts'
import { Icon, type IconName, type IconPath } from './icon.tsx'
import { Link } from './link.tsx'

export type ButtonLook = 'primary' | 'quiet' | 'danger'

export function classOfButton(look: ButtonLook): string {
  return `button button-${look}`
}

type Look = { children: ReactNode; icon?: IconName | IconPath; look?: ButtonLook }

type ButtonLinkProps = Look & {
  to: string
  state?: object | undefined
  onClick?: (event: MouseEvent) => void
  /** A click loads the page anew instead of routing. */
  isReloading?: boolean
}

export function ButtonLink({
  to,
  children,
  icon,
  look = 'primary',
  state,
  onClick,
  isReloading = false,
}: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={classOfButton(look)} onClick={onClick} reloadDocument={isReloading}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type ButtonProps = Look & {
  type?: 'button' | 'submit'
  onClick?: () => void
  /** Its action still runs. The button is disabled until the action ends. */
  isBusy?: boolean
  isDisabled?: boolean
  /** Id of the form that a button outside of the form submits. */
  form?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  children,
  icon,
  look = 'primary',
  type = 'button',
  onClick,
  isBusy = false,
  isDisabled = false,
  form,
  ref,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      className={classOfButton(look)}
      onClick={onClick}
      disabled={isBusy || isDisabled}
    >
      {icon && <Icon name={icon} />}
      {children}
      {isBusy && (
        <span className="button-progress" role="status">
          <span className="visually-hidden">{site.working}</span>
        </span>
      )}
    </button>
  )
}
