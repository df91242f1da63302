type Work<Place> = {
  /** Makes it so on the server. */
  send: (place: Place, isWanted: boolean) => Promise<void>
  /** Told once nothing is left to send for a place; the wish stands until it is done. */
  onSettled: (place: Place, isWanted: boolean) => Promise<void>
}

/**
 * What somebody wants of each place while the server does not know it yet. For one place only one call is under way at a
 * time, and after it the last wish counts: however quickly a heart is clicked, it ends as it shows. A failure drops the
 * wish, so that the heart shows again what the server has.
 */
export function createWishQueue<Place>({ send, onSettled }: Work<Place>) {
  const wishes = new Map<string, boolean>()
  const listeners = new Set<() => void>()
  const set = (key: string, isWanted: boolean | undefined) => {
    if (isWanted === undefined) wishes.delete(key)
    else wishes.set(key, isWanted)
    for (const listener of listeners) listener()
  }

  async function fulfil(key: string, place: Place): Promise<void> {
    let done: boolean | undefined
    try {
      while (done !== wishes.get(key)) {
        done = wishes.get(key) === true
        await send(place, done)
        if (done === wishes.get(key)) await onSettled(place, done)
      }
    } finally {
      set(key, undefined)
    }
  }

  return {
    /** What is wanted of a place, or undefined where nothing is under way. */
    wishFor: (key: string): boolean | undefined => wishes.get(key),
    /** @returns a promise of the end of the calls that this wish began; a call already under way takes it along */
    wish(key: string, place: Place, isWanted: boolean): Promise<void> {
      const isUnderWay = wishes.has(key)
      set(key, isWanted)
      return isUnderWay ? Promise.resolve() : fulfil(key, place)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
