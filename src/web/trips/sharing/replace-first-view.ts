import { FIRST_VIEW } from './first-answer.ts'

/** Stands in the same order in the first view and in the page. */
const MARKS = '.shared-head, .shared-day > h2, .shared-stop'
const LINKS = '.shared-stop h3 a'

/**
 * Removes the elements that the first script has drawn, once the page shows the same. The content in view stays in its
 * place, with the focus.
 */
export function replaceFirstView(): void {
  window.firstAnswer = undefined
  const view = document.querySelector(`.${FIRST_VIEW}`)
  const page = view?.parentElement
  if (!view?.firstChild || !page) return
  const focused = [...view.querySelectorAll<HTMLElement>(LINKS)].findIndex((link) => link === document.activeElement)
  const marks = [...view.querySelectorAll(MARKS)].map((mark) => mark.getBoundingClientRect())
  const read = marks.findIndex(({ bottom }) => bottom > 0)
  const top = marks[read]?.top
  view.replaceChildren()
  page.querySelectorAll<HTMLElement>(LINKS)[focused]?.focus({ preventScroll: true })
  // At its top, the page stays there.
  const now = page.querySelectorAll(MARKS)[read]?.getBoundingClientRect().top
  if (scrollY > 0 && top !== undefined && now !== undefined) scrollBy({ top: now - top, behavior: 'instant' })
}
