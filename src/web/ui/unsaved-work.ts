const checks = new Set<() => boolean>()

/**
 * Names work of this page that is in no stored draft yet, and that a logout would remove.
 * @param isThere runs at a logout
 * @returns a function that forgets the check
 */
export function noteUnsavedWork(isThere: () => boolean): () => void {
  checks.add(isThere)
  return () => void checks.delete(isThere)
}

/** True if an open form or field holds work that is stored nowhere yet. */
export function hasUnsavedWork(): boolean {
  return [...checks].some((isThere) => isThere())
}
