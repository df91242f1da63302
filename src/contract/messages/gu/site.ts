import type * as english from '../en/site.ts'
import { translation } from '../translation.ts'

export const site = translation<typeof english.site>()({
  name: 'સફરનામા',
  titled: '{page} · સફરનામા',
  skipToContent: 'સીધા મુખ્ય ભાગ પર જાઓ',
  working: 'એક ક્ષણ …',
})
