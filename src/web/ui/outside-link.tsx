import type { ReactNode } from 'react'
import { navigation } from '#messages/shell.ts'
import { classOfButton, type ButtonLook } from './button.tsx'
import { Icon } from './icon.tsx'

/** A link to another site. Screen readers announce that it leads away, and the other site gets no referrer. */
export function OutsideLink({ href, children, look }: { href: string; children: ReactNode; look?: ButtonLook }) {
  return (
    <a href={href} className={look && classOfButton(look)} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> {navigation.external}</span>
    </a>
  )
}
