import { toFailure } from '#contract/api/failure.ts'

type Turn = { start: () => void; refuse: () => void }

/**
 * Runs one piece of heavy work at a time. Keys take turns, so that a key with much work does not keep the others
 * waiting. If all places are taken, a key that has fewer replaces the last work of the key that has the most. Work that
 * finds no place is refused with Failure `unavailable`.
 */
export function createFairQueue({ maxWaiting }: { maxWaiting: number }) {
  /** By key, the key whose turn is next first. */
  const waiting = new Map<string, Turn[]>()
  let isBusy = false

  const count = () => [...waiting.values()].reduce((sum, turns) => sum + turns.length, 0)
  const makeRoom = (key: string): boolean => {
    const [longest] = [...waiting].toSorted(([, one], [, other]) => other.length - one.length)
    if (!longest || longest[1].length <= (waiting.get(key)?.length ?? 0) + 1) return false
    longest[1].pop()?.refuse()
    return true
  }
  const wait = async (key: string): Promise<void> => {
    if (count() >= maxWaiting && !makeRoom(key)) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const turns = waiting.get(key) ?? []
      turns.push({ start: resolve, refuse: () => reject(refusal()) })
      waiting.set(key, turns)
    })
  }
  const startNext = () => {
    const [next] = waiting
    if (!next) {
      isBusy = false
      return
    }
    const [key, turns] = next
    waiting.delete(key)
    const turn = turns.shift()
    if (turns.length > 0) waiting.set(key, turns)
    turn?.start()
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    // Finished work hands its place over, so that new work cannot overtake the queue.
    if (isBusy) await wait(key)
    isBusy = true
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}

function refusal() {
  return toFailure('unavailable', { retryAfterSeconds: 5 })
}
