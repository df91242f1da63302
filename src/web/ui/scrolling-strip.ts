/**
 * Keeps a link of a strip that scrolls sideways in sight: the current or first chosen one at first, and then the focused one. A phone is
 * narrower than such a strip, and browsers leave a link that is half in sight where it is. The page itself does not scroll.
 * It is the strip's `ref`.
 */
export function scrollingStrip(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined
  const centre = (link: Element) => {
    const [inner, outer] = [link.getBoundingClientRect(), strip.getBoundingClientRect()]
    strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }
  const centreFocused = ({ target }: FocusEvent) => {
    // A press of the pointer focuses too, and its click must meet the same link.
    if (target instanceof Element && target.matches(':focus-visible')) centre(target)
  }
  const current = strip.querySelector('[aria-current], [data-chosen]')
  if (current) centre(current)
  strip.addEventListener('focusin', centreFocused)
  return () => strip.removeEventListener('focusin', centreFocused)
}
