import type { LiveTrip, Watcher } from '#contract/trip/trip-live.ts'
import type { TripNews } from '../planner/trip-editor-state.ts'
import { joinLiveTabs, type LiveTab } from './live-tabs.ts'

type LiveParts = {
  readonly userId: string
  readonly tripId: string
  /** Null: the traveller is not in the trip any more, or has another role. */
  readonly onNews: (news: TripNews | null) => void
  /** Suggestions that wait may have changed. */
  readonly onSuggestions: (heard: Pick<LiveTrip, 'role' | 'suggestions' | 'isShared'>) => void
  /** Somebody may have come or left. */
  readonly onPeople: () => void
}

/** Other people who view a trip. It listens while somebody is subscribed and the page is visible. */
export function createLiveTrip({ userId, tripId, onNews, onSuggestions, onPeople }: LiveParts) {
  let here: readonly Watcher[] = []
  let people = ''
  let tab: LiveTab | null = null
  const listeners = new Set<() => void>()
  const show = (watchers: readonly Watcher[]) => {
    here = watchers
    for (const listener of listeners) listener()
  }
  const hearPeople = (count: number) => {
    const before = people
    people = JSON.stringify([count, here.map(({ person }) => person)])
    if (people !== before) onPeople()
  }
  const join = () => {
    tab ??= joinLiveTabs(userId, tripId, {
      onTrip: ({ version, role, here: watchers, change, people: count = 0, ...heard }) => {
        show(watchers)
        hearPeople(count)
        onNews({ version, role, change })
        onSuggestions({ role, ...heard })
      },
      onOver: () => {
        show([])
        onNews(null)
      },
    })
    tab.showDay(dayOnScreen())
  }
  const leave = () => {
    tab?.leave()
    tab = null
  }
  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : join())
  const onTouch = ({ target }: Event) => {
    if (target instanceof Element) tab?.showDay(getDay(target) ?? dayOnScreen())
  }
  const touches = ['focusin', 'click'] as const
  const start = () => {
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', leave)
    for (const touch of touches) document.addEventListener(touch, onTouch)
  }
  const stop = () => {
    leave()
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', leave)
    for (const touch of touches) document.removeEventListener(touch, onTouch)
  }
  return {
    read: () => here,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

/** Days name themselves by their headings. */
const DAYS = 'main section[aria-labelledby^="day-"]'

function getDay(element: Element): string | null {
  return element.closest(DAYS)?.getAttribute('aria-labelledby')?.slice('day-'.length) ?? null
}

/** A narrow window shows one day. Null: several, or none. */
function dayOnScreen(): string | null {
  const [first, ...others] = document.querySelectorAll(DAYS)
  return first && others.length === 0 ? getDay(first) : null
}
