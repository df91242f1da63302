import type { ReactNode } from 'react'
import { sharedTrip } from '#messages/trip-people.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands in place of what a link opened, once it is ended or expired, or if it never was one. */
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
