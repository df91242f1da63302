import type { createBrowserRouter } from 'react-router'
import type { VisitReport } from '#contract/admin/analytics.ts'
import { API_BASE } from '#contract/api/endpoint.ts'
import { reportVisit } from '#contract/admin/analytics.endpoints.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { kindOfPath, slugInPath } from '#contract/admin/page-kinds.ts'
import { paths } from '#contract/paths.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { language } from '#messages/language.ts'
import { note, takeNoted } from './noted.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
type Shown = { readonly path: string; readonly term: string }

/**
 * Counts what the server cannot see: pages that open without a request for HTML, and the class of the screen. Reports
 * when the page is hidden, without cookies and without the session.
 */
export function countVisits(router: Router): void {
  if (!mayCount()) return
  note('screen', screenClass())
  let last = shownAt(router.state.location)
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return
    const shown = shownAt(location)
    if (shown.path === last.path && shown.term === last.term) return
    last = shown
    noteShown(shown)
  })
  addEventListener('pagehide', report)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
  })
}

/** Filters of a list open no other page. */
function shownAt({ pathname, search }: Router['state']['location']): Shown {
  const path = pathname.slice(language.base.length) || paths.home
  const term = path === paths.search ? toSearchTerm(new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '') : ''
  return { path, term }
}

function noteShown({ path, term }: Shown): void {
  const kind = kindOfPath(path)
  if (kind === null) return
  note('page', kind)
  note('language', language.code)
  const slug = slugInPath(path)
  if (slug !== null) note('place', slug)
  if (term !== '') note('term', term)
}

function screenClass(): string {
  if (innerWidth < 600) return 'small'
  return innerWidth < 1024 ? 'medium' : 'large'
}

function report(): void {
  const counts = takeNoted()
  if (counts.length === 0) return
  const body: VisitReport = { counts }
  void fetch(API_BASE + reportVisit.path, {
    method: reportVisit.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Counts are no reason to disturb anybody, so that a lost report stays lost.
  }).catch(() => undefined)
}

/**
 * Visitors can ask not to be counted, by Global Privacy Control or Do Not Track. Programs that drive a browser are no
 * visitors.
 */
function mayCount(): boolean {
  const { webdriver, doNotTrack } = navigator
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return !webdriver && doNotTrack !== '1' && !hasPrivacyControl
}
