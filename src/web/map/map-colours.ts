/** The colours of the base map, by the names of their tokens without `--map-`. */
export type MapColours = (name: string) => string

/** Resolves tokens in the scheme that the page has now. A name that is no token gives the colour of lines. */
export function readMapColours(container: HTMLElement): MapColours {
  const known = new Map<string, string>()
  return (name) => {
    const colour = known.get(name) ?? resolve(container, name)
    known.set(name, colour)
    return colour
  }
}

/** A token may hold `light-dark()`, which only the colour of an element resolves. */
function resolve(container: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  // Forced colours would make all tokens one colour, and the map an empty sheet.
  probe.style.forcedColorAdjust = 'none'
  probe.style.color = `var(--map-${name}, var(--map-line))`
  container.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** @returns a function that stops listening */
export function onSchemeChange(listen: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listen)
  return () => dark.removeEventListener('change', listen)
}
