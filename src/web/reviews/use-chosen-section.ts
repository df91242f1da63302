import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { allReviews } from './queries.ts'
import type { ReviewTab } from './reviews-address.ts'

/** Identifiers of the sections' titles, which take the focus with them. */
export const sectionTitles = { list: 'all-reviews', post: 'post-review' } as const satisfies Record<ReviewTab, string>

/**
 * Brings the chosen section into view: whenever a tab is followed, and when the page opens with the second one. The list
 * pushes what is below it down when it arrives, so until then it is done again.
 */
export function useChosenSection(
  page: RefObject<HTMLElement | null>,
  { tab, navigation }: { tab: ReviewTab; navigation: string },
): void {
  const isListOnItsWay = useIsFetching({ queryKey: allReviews().queryKey }) > 0
  const followed = useRef<{ navigation: string; wasWaiting: boolean } | null>(null)
  useEffect(() => {
    const last = followed.current
    const isNew = last?.navigation !== navigation
    const isPushed = !isNew && last.wasWaiting && !isListOnItsWay
    followed.current = { navigation, wasWaiting: isListOnItsWay && (isNew || last.wasWaiting) }
    if (last === null && tab === 'list') return
    if (isNew || (isPushed && tab === 'post')) bringIntoView(page.current, sectionTitles[tab], isNew && last !== null)
  }, [page, tab, navigation, isListOnItsWay])
}

function bringIntoView(page: HTMLElement | null, id: string, isFollowed: boolean): void {
  const title = page?.querySelector<HTMLElement>(`#${id}`)
  if (isFollowed) title?.focus({ preventScroll: true })
  const isStill = !isFollowed || matchMedia('(prefers-reduced-motion: reduce)').matches
  title?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
}
