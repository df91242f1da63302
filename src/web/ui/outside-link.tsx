import type { ReactNode } from 'react'
import { navigation } from '#messages/navigation.ts'
import { Icon } from './icon.tsx'

/** A link to another site: it says so, and tells that site no more than our origin. */
export function OutsideLink({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> {navigation.external}</span>
    </a>
  )
}
