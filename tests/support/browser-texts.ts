import type { Page } from '@playwright/test'
import { renderSkippedContent } from './browser-access.ts'

/**
 * Finds texts that a page cuts, lets stick out of their button, or draws over another text. What scrolls by itself and
 * what the design shortens to a number of lines is no fault, nor is the name beside a pin: it stands outside of its button,
 * and a map has pins beyond its frame.
 * @returns each fault with the text, such as `cut: Show the plan`
 */
export async function findBrokenTexts(page: Page): Promise<string[]> {
  await renderSkippedContent(page)
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number }
    type Shown = { text: string; element: Element; box: Box; isAlone: boolean }
    const CONTROLS = 'button, [role=tab], [role=button], .button, summary, legend, .chip'

    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const covers = (outer: Box, inner: Box, slack: number) =>
      inner.left >= outer.left - slack && inner.right <= outer.right + slack
    const isThere = (box: Box, least: number) => box.right - box.left > least && box.bottom - box.top > least
    const getAncestors = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...getAncestors(element.parentElement)]

    /** Skipped elements have boxes, although nobody sees them. */
    const isFolded = (element: Element) =>
      element.closest('details:not([open])') !== null && element.closest('summary') === null
    const isReadable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.visually-hidden, svg, script, style, option, [aria-hidden=true], .map-label') === null &&
      !isFolded(element)
    /** Elements that cut what they hold, from the inside to the first that scrolls. */
    const getClips = (element: Element) => {
      const clips = getAncestors(element).filter((each) => getComputedStyle(each).overflowX !== 'visible')
      return clips.map((each) => ({ each, style: getComputedStyle(each) }))
    }
    const found: string[] = []
    const shown: Shown[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isReadable(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes: Box[] = [...range.getClientRects()]
      const control = element.closest(CONTROLS)
      const frame = control?.getBoundingClientRect()
      const clips = getClips(element)
      const isFloating = getAncestors(element).some((each) => /fixed|sticky/.test(getComputedStyle(each).position))
      for (const box of boxes) {
        if (!isThere(box, 1)) continue
        if (frame && !covers(frame, box, 1)) found.push(`out of its button: ${text}`)
        let seen = box
        for (const { each, style } of clips) {
          const isDeliberate = style.webkitLineClamp !== 'none'
          const isScroller = /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)
          const frameOfClip = each.getBoundingClientRect()
          if (!isDeliberate && !isScroller && !covers(frameOfClip, seen, 1)) found.push(`cut: ${text}`)
          seen = meet(seen, frameOfClip)
          if (isScroller) break
        }
        if (isThere(seen, 3)) shown.push({ text, element, box: seen, isAlone: isFloating })
      }
    }
    const flowing = shown.filter(({ isAlone }) => !isAlone)
    flowing.forEach((one, index) => {
      for (const other of flowing.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue
        // Lines of large type are set so close that their boxes touch.
        if (isThere(meet(one.box, other.box), 5)) found.push(`over another: ${one.text} / ${other.text}`)
      }
    })
    return [...new Set(found)]
  })
}
