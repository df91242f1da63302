import type { ReactNode } from 'react'
import { sharedTrip } from '#messages/trip-people.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Replaces the page of a link that is ended, expired or invalid. */
export function LinkOver({ title, children }: { title: string; /** Further ways on. */ children?: ReactNode }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Notice title={title} text={sharedTrip.overText} isAlert>
        <ButtonLink to={paths.home}>{sharedTrip.toGuide}</ButtonLink>
        {children}
      </Notice>
    </>
  )
}
