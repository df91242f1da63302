/** The elements that a press can be meant for. */
export const CONTROL = 'a, button, input, select, textarea, summary, label'

let pressed: Element | null = null

function remember({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest(CONTROL)
}

/**
 * Remembers the control of each click from now on. A disabled button loses the focus, and Safari focuses no pressed
 * button, so the focus alone is not sufficient. The browser adds the listener once, however often this is called.
 */
export function watchPresses(): void {
  // The server has no presses.
  if (typeof document !== 'undefined') document.addEventListener('click', remember, { capture: true })
}

/** Gives the focus back to the control that was pressed last, if the focused element was disabled or removed. */
export function returnLostFocus(): void {
  const control = pressedControl()
  if (document.activeElement === document.body && control instanceof HTMLElement) control.focus({ preventScroll: true })
}

/** The control that was pressed last, or null if it is no longer on the page. */
export function pressedControl(): Element | null {
  return pressed?.isConnected === true ? pressed : null
}
