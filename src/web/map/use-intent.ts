import { useState } from 'react'

/** A tap reports its click after the finger has left, and a long press reports none. */
const CLICK_WAIT_MS = 300

/**
 * Detects that a visitor turns to an element by pointer, finger or keyboard, and that a press on it continues. An
 * element that is replaced during a press would lose the click.
 */
export function useIntent() {
  const [isMeant, setIsMeant] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const mean = () => setIsMeant(true)
  const press = () => {
    mean()
    setIsPressed(true)
    const listening = new AbortController()
    const { signal } = listening
    const release = () => {
      if (signal.aborted) return
      listening.abort()
      setIsPressed(false)
    }
    addEventListener('pointercancel', release, { signal })
    addEventListener('click', () => setTimeout(release), { signal })
    addEventListener('pointerup', () => setTimeout(release, CLICK_WAIT_MS), { signal })
  }
  return { isMeant, isPressed, listeners: { onPointerEnter: mean, onPointerDown: press, onFocus: mean } }
}
