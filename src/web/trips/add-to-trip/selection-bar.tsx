import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { useFormats } from '../../city/use-formats.ts'
import { lastPressed } from '../../selection/presses.ts'

/** Pages on which somebody is about to log in. */
const HIDDEN_ON = new Set<string>([paths.login, paths.signup, paths.forgotPassword])

type SelectionBarProps = { count: number; onOpen: () => void; children: ReactNode }

/** The selection of this device, over the lower edge of the window. It has its own room at the end of the page. */
export function SelectionBar({ count, onOpen, children }: SelectionBarProps) {
  const formats = useFormats()
  const { pathname } = useLocation()
  if (HIDDEN_ON.has(pathname)) return null
  return (
    <section ref={uncoverPressed} className="picks-bar" aria-label={messages.tray}>
      <button type="button" className="picks-count" aria-haspopup="dialog" onClick={onOpen}>
        {formats.plural(messages.picked, count)}
      </button>
      {children}
    </section>
  )
}

/** Scrolls as far as the bar would cover the button that made it appear. */
function uncoverPressed(bar: HTMLElement | null): void {
  const pressed = lastPressed()
  if (!bar || !pressed?.isConnected) return
  const covered = pressed.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
  if (covered > 0 && covered < bar.offsetHeight + pressed.offsetHeight) scrollBy({ top: covered + 8 })
}
