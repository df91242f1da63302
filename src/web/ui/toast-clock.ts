/**
 * Calls `onExpired` after `durationMs`. The pointer and the focus stop the clock. It restarts from zero when they leave
 * the toast.
 * @returns a function that stops the clock
 */
export function runToastClock(toast: HTMLElement, durationMs: number, onExpired: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => clearTimeout(timer)
  const run = () => {
    pause()
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(onExpired, durationMs)
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
