import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { allReviews } from './queries.ts'
import type { ReviewTab } from './reviews-url.ts'
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts'

/** Ids of the titles of the sections. */
export const sectionTitles = { list: 'all-reviews', post: 'post-review' } as const satisfies Record<ReviewTab, string>

/**
 * Scrolls the chosen section into view, after a click on a tab and when the page opens with the second tab. The list
 * moves the second section down when it arrives, so the scroll is repeated then.
 */
export function useChosenSection(
  page: RefObject<HTMLElement | null>,
  { tab, navigation }: { tab: ReviewTab; navigation: string },
): void {
  const isListLoading = useIsFetching({ queryKey: allReviews().queryKey }) > 0
  const followed = useRef<{ navigation: string; wasWaiting: boolean } | null>(null)
  useEffect(() => {
    const last = followed.current
    const isNew = last?.navigation !== navigation
    const isMovedByList = !isNew && last.wasWaiting && !isListLoading
    followed.current = { navigation, wasWaiting: isListLoading && (isNew || last.wasWaiting) }
    if (last === null && tab === 'list') return
    if (isNew || (isMovedByList && tab === 'post'))
      bringIntoView(page.current, sectionTitles[tab], isNew && last !== null)
  }, [page, tab, navigation, isListLoading])
}

function bringIntoView(page: HTMLElement | null, id: string, isFollowed: boolean): void {
  const title = page?.querySelector<HTMLElement>(`#${id}`)
  if (isFollowed) title?.focus({ preventScroll: true })
  const isStill = !isFollowed || prefersReducedMotion()
  title?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
}
