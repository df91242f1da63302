import type { Json } from './edited-text.ts'
import type { Saving } from './entry-kind.ts'

/** A typed text as the body of a call. The server checks the fields, so that one set of texts names what is wrong. */
export function sendable<Text>(text: Json, isSendable: (text: Json) => text is Json & Text): Text {
  if (!isSendable(text)) throw new Error('The text of an entry is an object')
  return text
}

/** How an entry is saved, for the body beside its text. */
export function howSaved({ version, as, publishAt }: Saving) {
  return { version, as, ...(as === 'schedule' && { publishAt }) }
}
