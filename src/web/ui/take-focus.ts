/** Behind the address of a page, it leads to the content. */
export const CONTENT_HASH = '#main'

/** Ref callback that focuses an element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses the content of the page, when what had the focus leads to another page. The page does not scroll. */
export function focusContent(): void {
  document.querySelector<HTMLElement>(CONTENT_HASH)?.focus({ preventScroll: true })
}

/** Ref callback that focuses an element when it appears, but only if the focused element was removed before. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
