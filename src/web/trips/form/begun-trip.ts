/** The trip that was begun a moment ago. It needs places first. The page alone remembers it, until it is shown. */
let begun: string | null = null

export function rememberBegun(id: string): void {
  begun = id
}

export function isBegun(id: string): boolean {
  return begun === id
}

/** A trip is new once: a reload, Back and Forward find a trip like any other. */
export function forgetBegun(id: string): void {
  if (begun === id) begun = null
}
