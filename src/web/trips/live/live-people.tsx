import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import type { Watcher } from '#contract/trip/trip-live.ts'
import { tripPeople } from '#messages/trip-people.ts'
import { useFormats } from '../../city/use-formats.ts'
import { dayNumber, shortWeekday } from '../itinerary/day-names.ts'
import type { TripNews } from '../planner/trip-editor-state.ts'
import { getPeople } from '../sharing/people-calls.ts'
import { getLinks } from '../sharing/queries.ts'
import { forgetSuggestions, hearSuggestions, reportSeen } from '../suggestions/hear-suggestions.ts'
import { createLiveTrip } from './live-trip.ts'
import './live-people.css'

type LivePeopleProps = {
  tripId: string
  user: User
  onNews: (news: TripNews | null) => Promise<void>
}

/** The others are counted. */
const NAMED = 4

/**
 * Other people who view the trip, each with the day. While the list is shown, the page follows the changes of the
 * others.
 */
export function LivePeople({ tripId, user, onNews }: LivePeopleProps) {
  const formats = useFormats()
  const queryClient = useQueryClient()
  const [live] = useState(() =>
    createLiveTrip({
      userId: user.id,
      tripId,
      onNews: (news) => void onNews(news),
      onSuggestions: ({ role, suggestions: revision = 0, isShared = false }) =>
        void hearSuggestions({ tripId, role, revision, isShared, onNews: (news) => void onNews(news) }),
      // An open dialog reads them again. With an invite for one person, its link goes too.
      onPeople: () => {
        for (const { queryKey } of [getPeople(user.email, tripId), getLinks(user.email)])
          void queryClient.invalidateQueries({ queryKey })
      },
    }),
  )
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && reportSeen()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      reportSeen()
      forgetSuggestions()
    }
  }, [])
  const here = useSyncExternalStore(live.subscribe, live.read, () => [])
  if (here.length === 0) return null
  const others = here.length - NAMED
  return (
    <ul className="live-people" aria-label={tripPeople.hereNow}>
      {here.slice(0, NAMED).map((watcher) => (
        <li key={watcher.person ?? 'owner'}>
          <LiveName watcher={watcher} />
        </li>
      ))}
      {others > 0 && <li>{fill(tripPeople.moreHere, { count: formats.number(others) })}</li>}
    </ul>
  )
}

/** A long name is cut, and the day beside it is not. */
function LiveName({ watcher: { name, day } }: { watcher: Watcher }) {
  const formats = useFormats()
  return (
    <>
      <span title={name}>{name}</span>
      {day !== null && (
        <span>
          {' · '}
          {shortWeekday(day, formats)} {dayNumber(day, formats)}
        </span>
      )}
    </>
  )
}
