type Effects<Place> = {
  /** Adds the place to the server's list or removes it. */
  send: (place: Place, isWanted: boolean) => Promise<void>
  /** Runs when the last wish for a place is sent. The wish stays until the returned promise resolves. */
  onApplied: (place: Place, isWanted: boolean) => Promise<void>
}

/**
 * Pending wishes by place, until the server has them. Each place has at most one running call; after it, the last wish
 * counts. So a heart that is clicked quickly ends as it shows. A failure drops the wish, so that the heart shows the
 * state of the server again.
 */
export function createWishQueue<Place>({ send, onApplied }: Effects<Place>) {
  const wishes = new Map<string, boolean>()
  const listeners = new Set<() => void>()
  const set = (key: string, isWanted: boolean | undefined) => {
    if (isWanted === undefined) wishes.delete(key)
    else wishes.set(key, isWanted)
    for (const listener of listeners) listener()
  }

  async function sendUntilApplied(key: string, place: Place): Promise<void> {
    let done: boolean | undefined
    try {
      while (done !== wishes.get(key)) {
        done = wishes.get(key) === true
        await send(place, done)
        if (done === wishes.get(key)) await onApplied(place, done)
      }
    } finally {
      set(key, undefined)
    }
  }

  return {
    /** The pending wish for a place, or undefined. */
    wishFor: (key: string): boolean | undefined => wishes.get(key),
    /** @returns a promise of the end of the calls that this wish began; a running call includes it */
    wish(key: string, place: Place, isWanted: boolean): Promise<void> {
      const isUnderWay = wishes.has(key)
      set(key, isWanted)
      return isUnderWay ? Promise.resolve() : sendUntilApplied(key, place)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
