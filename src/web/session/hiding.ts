/**
 * Class on <html> that hides the page until the session is checked. `gate.ts` sets it before the first paint. It
 * repeats the name, because a classic script cannot import.
 */
const HIDING_CLASS = 'session-pending'

export function hidePage(): void {
  document.documentElement.classList.add(HIDING_CLASS)
}

export function showPage(): void {
  document.documentElement.classList.remove(HIDING_CLASS)
}
