import { createElement, Fragment } from 'react'
import { partsOfNote } from './note-parts.ts'

/** What somebody has typed, as text nodes. A web address in it is a link that says nothing of this page. */
export function Note({ text, className }: { text: string; className: string }) {
  if (text === '') return null
  const parts = partsOfNote(text).map((part, index) =>
    index % 2 === 0 ? part : createElement('a', { href: part, rel: 'nofollow noreferrer' }, part),
  )
  return <p className={className}>{createElement(Fragment, null, ...parts)}</p>
}
