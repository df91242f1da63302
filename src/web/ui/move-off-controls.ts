import { findFreeTop } from './free-top.ts'
import { CONTROL, pressedControl } from './pressed-control.ts'

/** Navigation and tabs. The footer's lists of links may be covered. */
const NAVIGATION = 'nav:not(footer *), [role=tablist]'

/**
 * Ref callback of a fixed box. The box moves down while it would cover navigation, tabs, the focused control or the
 * control that was pressed last.
 */
export function moveOffControls(box: HTMLElement): () => void {
  const place = () => {
    box.style.translate = ''
    const usual = box.getBoundingClientRect()
    const obstacles = getObstacles(box)
      .map((obstacle) => obstacle.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && left < usual.right && right > usual.left)
    box.style.translate = `0 ${findFreeTop(usual, obstacles, innerHeight) - usual.top}px`
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  for (const event of ['scroll', 'resize', 'focusin']) addEventListener(event, place, options)
  const resized = new ResizeObserver(place)
  resized.observe(box)
  const changed = new MutationObserver(place)
  changed.observe(document.body, { childList: true, subtree: true })
  place()
  return () => {
    listening.abort()
    resized.disconnect()
    changed.disconnect()
  }
}

function getObstacles(box: HTMLElement): Element[] {
  const focused = document.activeElement?.matches(CONTROL) === true ? document.activeElement : null
  const controls = [pressedControl(), focused].filter((control) => control !== null)
  return [...document.querySelectorAll(NAVIGATION), ...controls].filter((element) => !box.contains(element))
}
