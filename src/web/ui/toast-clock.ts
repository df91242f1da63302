/**
 * Counts down the time of a toast. The time starts anew when the pointer or the focus leaves the toast.
 * @returns what stops the clock
 */
export function runToastClock(toast: HTMLElement, durationMs: number, onPassed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => clearTimeout(timer)
  const run = () => {
    pause()
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(onPassed, durationMs)
  }
  const listening = new AbortController()
  const options = { signal: listening.signal }
  for (const event of ['mouseenter', 'focusin']) toast.addEventListener(event, pause, options)
  for (const event of ['mouseleave', 'focusout']) toast.addEventListener(event, run, options)
  run()
  return () => {
    pause()
    listening.abort()
  }
}
