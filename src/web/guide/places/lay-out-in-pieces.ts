import { whenIdle } from '../../ui/when-idle.ts'

/** `paint-first.ts` sets this class on <html>. It repeats the name, because it imports nothing when it runs. */
const OPENS_AT_TOP = 'opens-at-top'

/** A slow processor lays out this number of cards without a visible delay. */
const STEP_CARDS = 4

/** Marks a card that is laid out. The style sheet has the same name. */
const MARK = 'data-laid-out'

/**
 * Lays out the cards of a long grid in pieces. On a page that opens at its top, the style sheet leaves out the cards
 * below the first screens, because all cards together block a slow phone. Here they follow, some whenever the browser is
 * idle. In the end each card has its height, so that Back finds its scroll position, and no mark is left. It is the
 * grid's `ref`.
 */
export function layOutInPieces(grid: HTMLElement | null): (() => void) | undefined {
  const { classList } = document.documentElement
  if (!grid || !classList.contains(OPENS_AT_TOP)) return undefined
  const finish = () => {
    classList.remove(OPENS_AT_TOP)
    for (const item of grid.children) item.removeAttribute(MARK)
  }
  const continueFrom = (start: number): (() => void) =>
    whenIdle(() => {
      const end = start + STEP_CARDS
      if (end >= grid.children.length) return finish()
      for (const item of [...grid.children].slice(start, end)) item.setAttribute(MARK, '')
      cancel = continueFrom(end)
    })
  let cancel = continueFrom(0)
  return () => {
    cancel()
    finish()
  }
}
