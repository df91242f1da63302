import { CONTROL } from './pressed-control.ts'

/** The parts of a page that can have the focus when an element in them is removed. */
const PART = 'li, section, details, dialog, main'

const HEADING = 'h1, h2, h3, summary'

/** The last element that had the focus or was pressed, and the page on which that was. */
type Held = { readonly element: Element; readonly path: string }

/**
 * Gives the focus, when the element that has it leaves the page, to the next item of its list, else to the one
 * before, else to the element around it. A disabled button loses the focus, and Safari focuses no pressed button, so
 * presses count too. A press that led to another page leaves the focus alone.
 * @returns ends it
 */
export function passFocusOn(): () => void {
  let held: Held | null = null
  /** The last one that was in no toast: a toast has nothing in its place. */
  let heldInPage: Held | null = null
  const hold = (element: Element | null) => {
    held = element && { element, path: location.pathname }
    // Toasts stand inside of an open dialog.
    if (element?.closest('main, dialog, .toaster')?.matches('main, dialog')) heldInPage = held
  }
  const onPress = ({ target }: Event) => hold(target instanceof Element ? target.closest(CONTROL) : null)
  const onFocus = ({ target }: Event) => hold(target instanceof Element ? target : null)
  const changed = new MutationObserver((records) => {
    if (document.activeElement !== document.body || held?.path !== location.pathname) return
    const { element } = held
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))
    if (!removal) return
    const before = heldInPage !== held && heldInPage?.path === location.pathname ? [heldInPage.element] : []
    // An item that has only moved in its list stays.
    const landings = [
      element,
      ...listBeside(removal),
      ...before,
      ...listOpeners(removal),
      ...listAround(removal.target),
    ]
    if (!landings.some(takeIt)) held = null
  })
  document.addEventListener('click', onPress, { capture: true })
  document.addEventListener('focusin', onFocus)
  changed.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('click', onPress, { capture: true })
    document.removeEventListener('focusin', onFocus)
    changed.disconnect()
  }
}

/** The items of a list beside one that was removed. */
function listBeside({ nextSibling, previousSibling }: MutationRecord): Node[] {
  return [nextSibling, previousSibling].filter((node) => node instanceof HTMLLIElement)
}

/** The buttons that open and close what something was removed from. */
function listOpeners({ target }: MutationRecord): Element[] {
  const id = target instanceof Element ? target.id : ''
  return id === '' ? [] : [...document.querySelectorAll(`[aria-controls="${CSS.escape(id)}"]`)]
}

/** The items around what was removed, and the names of other parts around it. The nearest comes first. */
function listAround(from: Node): Element[] {
  const part = from instanceof Element ? from.closest(PART) : null
  if (!part) return []
  const landing = part.matches('li') ? part : part.querySelector(HEADING)
  return [...(landing ? [landing] : []), ...(part.parentNode ? listAround(part.parentNode) : [])]
}

/** An item is read out with its name. A hidden or removed element takes no focus. */
function takeIt(element: Node): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus({ preventScroll: true })
  if (document.activeElement !== element && !element.hasAttribute('tabindex')) lend(element)
  if (document.activeElement !== element) return false
  // The page may be much shorter by now, and show its foot.
  element.scrollIntoView({ block: 'nearest' })
  return true
}

/** Makes an element focusable until it loses the focus. */
function lend(element: HTMLElement): void {
  const name = element.matches('li') && (element.querySelector(HEADING) ?? element.querySelector('strong'))
  const attributes = new Map([['tabindex', '-1'], ...(name ? [['aria-label', name.textContent] as const] : [])])
  for (const [key, value] of attributes) element.setAttribute(key, value)
  const giveBack = () => {
    for (const key of attributes.keys()) element.removeAttribute(key)
  }
  element.focus({ preventScroll: true })
  if (document.activeElement === element) element.addEventListener('blur', giveBack, { once: true })
  else giveBack()
}
