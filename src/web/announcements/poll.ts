/**
 * Asks again and again while anybody wants to know: by one timer, however many they are.
 * @param interval milliseconds between two times
 * @returns what joins the poll, and itself returns what leaves it
 */
export function createPoll(interval: number): (ask: () => void) => () => void {
  const askers = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const askOnce = () => [...askers][0]?.()

  return (ask) => {
    askers.add(ask)
    timer ??= setInterval(askOnce, interval)
    return () => {
      askers.delete(ask)
      if (askers.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}
