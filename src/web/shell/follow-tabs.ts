import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { paths } from '#contract/paths.ts'
import { language } from '#messages/language.ts'
import { currentSession } from '../session/session.ts'
import { phoneTabNames, phoneTabs, tabOfPage, type PhoneTab } from './phone-tabs.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Lets the tabs of `write-tab-bar.ts` route without a new document, and marks the current one. */
export function followTabs(router: Router, queryClient: QueryClient): void {
  const bar = document.querySelector('.tab-bar')
  if (!bar) return
  const links = phoneTabNames.flatMap((tab) => {
    const link = bar.querySelector<HTMLElement>(`[data-tab=${tab}]`)
    return link ? [{ tab, link }] : []
  })
  const mark = () => {
    const { pathname, search } = router.state.location
    const current = tabOfPage(pathname.slice(language.base.length) || '/', search)
    for (const { tab, link } of links) {
      if (tab === current) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }
  router.subscribe(mark)
  mark()
  for (const { tab, link } of links) {
    link.addEventListener('click', (event) => {
      // The browser opens a new tab or window by itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void follow(tab, router, queryClient)
    })
  }
}

async function follow(tab: PhoneTab, router: Router, queryClient: QueryClient): Promise<void> {
  await router.navigate(tab === 'trip' ? await pathOfTrip(queryClient) : phoneTabs[tab])
}

/** The trip of today or the next one. Without one, or without an answer, the page on which one begins. */
async function pathOfTrip(queryClient: QueryClient): Promise<string> {
  const session = currentSession()
  if (session.kind === 'guest') return phoneTabs.trip
  try {
    const ahead = await import('../trips/ahead/read-trip-ahead.ts')
    const { trip } = await ahead.readTripAhead(queryClient, session.user)
    return trip ? paths.trip(trip._id) : phoneTabs.trip
  } catch {
    return phoneTabs.trip
  }
}
