/**
 * The class on <html> that hides the page until it is known whose it is. `gate.ts` sets it before the first paint and
 * repeats the name, because it can import nothing.
 */
const HIDING_CLASS = 'session-pending'

export function hidePage(): void {
  document.documentElement.classList.add(HIDING_CLASS)
}

export function showPage(): void {
  document.documentElement.classList.remove(HIDING_CLASS)
}
