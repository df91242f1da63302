/**
 * Class on <html> that hides the page until the session is checked. `gate.ts` sets it before the first paint. It
 * repeats the name, because a classic script cannot import.
 */
const HIDING_CLASS = 'session-pending'

export function hidePage(): void {
  document.documentElement.classList.add(HIDING_CLASS)
}

/** The agenda of the first script stands in the place of the page until then. */
export function showPage(): void {
  document.documentElement.classList.remove(HIDING_CLASS)
  findDrawnAgenda()?.remove()
}

/** The element that the first script has drawn beside the page (draw-agenda.ts). Null: the page was shown since. */
export function findDrawnAgenda(): Element | null {
  return document.querySelector('body > .agenda')
}
