import { adminPath } from './admin-url.ts'

const NEW = 'new'

/** The screen of the tab that an URL opens, so that reload and Back keep it. */
export type LetterScreen = { kind: 'list' } | { kind: 'new' } | { kind: 'letter'; id: string }

export function readLetterScreen(search: URLSearchParams): LetterScreen {
  const id = search.get('letter')
  if (id === null) return { kind: 'list' }
  return id === NEW ? { kind: 'new' } : { kind: 'letter', id }
}

export const newLetterUrl = () => letterUrl(NEW)

export function letterUrl(id: string): string {
  return adminPath('letters', { letter: id })
}
