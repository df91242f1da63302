/** The elements that a press can be meant for. */
export const CONTROL = 'a, button, input, select, textarea, summary, label'

/** What can take the focus of a control that is gone from it. */
const LANDING = 'li, section, article, form, fieldset, dialog, main, [role=group], [role=region], [role=tabpanel]'

let pressed: Element | null = null
/** Where the focus can go when the pressed control is gone, the nearest first. */
let landings: readonly Element[] = []
/** The landings of the last press in the content or a dialog. A toast has none of its own. */
let landingsInPage: readonly Element[] = []
let path = ''
let landed: Element | null = null
let isWatching = false

function remember({ target }: Event): void {
  if (!(target instanceof Element)) return
  pressed = target.closest(CONTROL)
  path = location.pathname
  const around = getLandings(target)
  if (target.closest('main, dialog')) landingsInPage = around
  landings = [...around, ...landingsInPage]
}

/** An item of a list may go with its control. Then the next item follows, or the one before. */
function getLandings(target: Element): Element[] {
  const around = target.parentElement?.closest(LANDING)
  if (!around) return []
  const beside = around.matches('li') ? [around.nextElementSibling, around.previousElementSibling] : []
  return [around, ...beside.filter((item) => item !== null), ...getLandings(around)]
}

/**
 * Remembers the control of each click from now on, and gives the focus on when that control leaves the page. A disabled
 * button loses the focus, and Safari focuses no pressed button, so the focus alone does not tell it.
 */
export function watchPresses(): void {
  // The server has no presses.
  if (typeof document === 'undefined' || isWatching) return
  isWatching = true
  document.addEventListener('click', remember, { capture: true })
  const removed = new MutationObserver(() => {
    if (pressed?.isConnected === false) returnLostFocus()
  })
  removed.observe(document, { childList: true, subtree: true })
}

/**
 * Gives the focus back to the control that was pressed last, if the focused element was disabled or removed. If that
 * control is gone too, what was around it takes the focus. A press that led to another page leaves it alone.
 */
export function returnLostFocus(): void {
  if (document.activeElement !== document.body) return
  const control = pressedControl()
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  else if (pressed && location.pathname === path) landings.some(land)
}

/** What is hidden or gone takes no focus. */
function land(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  const isMade = !element.hasAttribute('tabindex')
  if (isMade) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const isFocused = document.activeElement === element
  if (isFocused) landed = element
  if (isMade && isFocused) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  else if (isMade) element.removeAttribute('tabindex')
  return isFocused
}

/** Whether nothing has the focus, or only what was around a control that is gone. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === document.body || (activeElement !== null && activeElement === landed)
}

/** The control that was pressed last, or null if it is no longer on the page. */
export function pressedControl(): Element | null {
  return pressed?.isConnected === true ? pressed : null
}
