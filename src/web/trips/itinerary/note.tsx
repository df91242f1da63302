import { createElement } from 'react'
import { partsOfNote } from './note-parts.ts'

/** Words that somebody has typed, as text nodes. A web address in it is a link that says nothing of this page. */
export function Note({ text, className }: { text: string; className: string }) {
  if (text === '') return null
  const parts = partsOfNote(text).map((part, index) =>
    index % 2 ? createElement('a', { href: part, rel: 'nofollow noreferrer' }, part) : part,
  )
  // Spread, the parts need no keys.
  return createElement('p', { className }, ...parts)
}
