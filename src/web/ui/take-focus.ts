/** Ref of an element that takes the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Ref of an element that takes the focus when it appears, if what had it went away with the page before. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
