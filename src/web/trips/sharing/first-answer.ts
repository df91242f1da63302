import type { send } from '../../api/call.ts'

/** The element in which the first script draws. React renders it empty, and never reads its content. */
export const FIRST_VIEW = 'shared-first'

/** Dispatched once the first script has drawn, or knows that it has nothing to draw. `paint-first.ts` listens, too. */
export const FIRST_VIEW_DONE = 'first-view-done'

/** The answer that the first script has requested. The page takes it over instead of asking again. */
export type FirstAnswer = { readonly token: string; sent: ReturnType<typeof send> | null }

declare global {
  interface Window {
    /** Set by the first script, until the page shows the trip itself. */
    firstAnswer?: FirstAnswer | undefined
  }
}

/** @returns null for another link, or if the answer was taken before */
export function takeFirstAnswer(token: string): FirstAnswer['sent'] {
  const first = window.firstAnswer
  if (first?.token !== token) return null
  const { sent } = first
  first.sent = null
  return sent
}
