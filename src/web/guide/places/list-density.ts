import { removeStored, store } from '../../session/browser-storage.ts'

/** `gate.ts` sets this class on <html> before the first paint, and the style sheet reads it. */
const LARGE = 'large-cards'

const listeners = new Set<() => void>()

/** True if small screens show large cards instead of rows. */
export function hasLargeCards(): boolean {
  return document.documentElement.classList.contains(LARGE)
}

/** The device keeps the choice. */
export function toggleLargeCards(): void {
  if (document.documentElement.classList.toggle(LARGE)) store('density', 'large')
  else removeStored('density')
  for (const listener of listeners) listener()
}

export function onDensityChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
