import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type Look = { children: ReactNode; icon?: IconName; look?: 'primary' | 'quiet' }

/** A link that looks like a button, because it goes somewhere. */
export function ButtonLink({ to, children, icon, look = 'primary' }: Look & { to: string }) {
  return (
    <Link to={to} className={`button button-${look}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type ButtonProps = Look & { type?: 'button' | 'submit'; onClick?: () => void }

export function Button({ children, icon, look = 'primary', type = 'button', onClick }: ButtonProps) {
  return (
    <button type={type} className={`button button-${look}`} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
