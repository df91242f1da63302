/** A place as its button knows it. */
export type WantedPlace = {
  readonly name: string
  /** Null: a name that the guide does not have. */
  readonly slug: string | null
}

/** A press of "Add to trip", or of its mark, which takes the place back. */
export type Press = { readonly place: WantedPlace; readonly button: HTMLElement; readonly takesBack: boolean }

let waiting: readonly Press[] = []
let last: HTMLElement | null = null
const listeners = new Set<() => void>()

/** The button is busy until the press is answered. A second press of a busy button counts for nothing. */
export function pressAdd(press: Press): void {
  if (press.button.ariaBusy === 'true') return
  press.button.ariaBusy = 'true'
  last = press.button
  waiting = [...waiting, press]
  for (const listener of listeners) listener()
}

/** Takes the presses that nobody has taken yet, the first one first. The code that takes them answers them. */
export function takePresses(): readonly Press[] {
  const taken = waiting
  waiting = []
  return taken
}

export function hasPresses(): boolean {
  return waiting.length > 0
}

export function answerPress({ button }: Press): void {
  button.ariaBusy = null
}

/** The button that was pressed last, which nothing should cover. */
export function lastPressed(): HTMLElement | null {
  return last
}

/** @returns a function that removes the listener */
export function onPress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
