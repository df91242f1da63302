/** Parts above the spot may come a moment later than what makes the page long enough, and one after the other. */
const SETTLED_AFTER_MS = 1_000

/**
 * Keeps a page that grows at a spot. It ends once the page has the spot and rests, or with the first input of the
 * reader.
 * @param top of the spot in pixels, from the top of the page
 * @param ending ends it earlier, and is aborted in the end
 */
export function scrollAsPageGrows(top: number, ending: AbortController): void {
  const { signal } = ending
  const end = () => ending.abort()
  let ends: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    clearTimeout(ends)
    if (Math.ceil(scrollY) >= top) ends = setTimeout(end, SETTLED_AFTER_MS)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(ends)
    observer.disconnect()
  })
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, end, { signal, passive: true })
  observer.observe(document.body)
}
