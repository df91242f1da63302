import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { account } from '#messages/account.ts'
import { Icon, type IconName } from './icon.tsx'

export type ButtonLook = 'primary' | 'quiet' | 'danger'

export function classOfButton(look: ButtonLook): string {
  return `button button-${look}`
}

type Look = { children: ReactNode; icon?: IconName; look?: ButtonLook }

type ButtonLinkProps = Look & {
  to: string
  state?: object | undefined
  onClick?: (event: MouseEvent) => void
  /** Whether the browser loads the page anew. */
  isReloading?: boolean
}

/** A link that looks like a button, because it goes somewhere. */
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
  /** Whether what it started is still under way: then it cannot be started again. */
  isBusy?: boolean
  isDisabled?: boolean
  /** Identifier of the form that it sends, where it does not stand in it. */
  form?: string
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
}: ButtonProps) {
  return (
    <button type={type} form={form} className={classOfButton(look)} onClick={onClick} disabled={isBusy || isDisabled}>
      {icon && <Icon name={icon} />}
      {children}
      {isBusy && (
        <span className="button-progress" role="status">
          <span className="visually-hidden">{account.working}</span>
        </span>
      )}
    </button>
  )
}
