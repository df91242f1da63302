/** Ref callback that focuses an element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Ref callback that focuses an element when it appears, but only if the focused element was removed before. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
