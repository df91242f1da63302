import { useEffect } from 'react'

/**
 * Repeats the presses of buttons that came before React had taken them over. The first script marks such a button
 * (paint-first.ts), since until then nothing answers it. Parts of a page whose code comes later call this, too.
 */
export function useEarlyPresses(): void {
  useEffect(repeatEarlyPresses, [])
}

function repeatEarlyPresses(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')) {
    if (!Object.keys(button).some((key) => key.startsWith('__reactProps$'))) continue
    button.removeAttribute('data-pressed')
    button.click()
  }
}
