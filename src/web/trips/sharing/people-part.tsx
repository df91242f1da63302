import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { mayInTrip, type TripRole } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { tripPeople as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { TripHistory } from '../suggestions/trip-history.tsx'
import { AddPerson, InvitePeople } from './invite-people.tsx'
import { changePeople, leave, getPeople, type PeopleChange } from './people-calls.ts'
import { PersonRow, Question } from './person-row.tsx'
import type { Links } from './use-links.ts'

type PeoplePartProps = { trip: Trip; user: User; links: Links; isOpen: boolean }

/** People in the trip, and the actions that the user's role allows. */
export function PeoplePart({ trip, user, links, isOpen }: PeoplePartProps) {
  const queryClient = useQueryClient()
  const titleId = useId()
  const owner = { queryClient, email: user.email }
  const { data, isError, refetch } = useQuery({ ...getPeople(user.email, trip._id), enabled: isOpen })
  const changing = useApiMutation({
    write: (change: PeopleChange) => changePeople(owner, trip._id, change),
    failure: messages.changeFailed,
    onSuccess: (_done, change) => announce(change),
  })
  const role = data?.people.find(({ isYou }) => isYou)?.role ?? null
  return (
    <section className="share-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{messages.title}</h3>
      {isError && !data && <LoadFailure title={messages.failed} onRetry={() => void refetch()} isAlert />}
      {data && role && (
        <>
          <ul className="share-links">
            {data.people.map((person) => (
              <PersonRow
                key={person.id ?? ''}
                person={person}
                ownRole={role}
                trip={trip}
                links={links}
                isBusy={changing.isPending}
                onChange={changing.mutate}
              />
            ))}
          </ul>
          {mayInTrip(role, 'invite') && !links.areOff && <InvitePeople trip={trip} links={links} />}
          {mayInTrip(role, 'invite') && (
            <AddPerson
              isBusy={changing.isPending}
              onAdd={async (name) => (await changing.attempt({ kind: 'add', name })).kind === 'succeeded'}
            />
          )}
          {data.people.some((person) => person.role !== null && !person.isYou) && (
            <>
              <TripHistory tripId={trip._id} />
              <LeaveTrip trip={trip} user={user} role={role} />
            </>
          )}
        </>
      )}
    </section>
  )
}

function announce(change: PeopleChange): void {
  if (change.kind === 'add') return
  const { name } = change.person
  if (change.kind === 'remove') notify('success', fill(messages.removed, { name }), 'to-read')
  else if (change.kind === 'hand-over') notify('success', fill(messages.handedOver, { name }), 'to-read')
  else if (change.change.role !== undefined)
    notify('success', fill(messages.changed, { name, role: messages.roles[change.change.role] }), 'to-read')
}

function LeaveTrip({ trip, user, role }: { trip: Trip; user: User; role: TripRole }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const leaving = useApiMutation({
    write: () => leave({ queryClient, email: user.email }, trip._id),
    success: fill(messages.left, { title: trip.title }),
    failure: messages.changeFailed,
    onSuccess: () => navigate(paths.myTrips),
  })
  if (isAsking)
    return (
      <Question
        text={role === 'owner' ? messages.leaveOwnQuestion : messages.leaveQuestion}
        yes={messages.leave}
        isBusy={leaving.isPending}
        onYes={() => leaving.mutate()}
        onNo={() => setIsAsking(false)}
      />
    )
  return (
    <div className="share-actions">
      <Button look="danger" onClick={() => setIsAsking(true)}>
        {messages.leave}
      </Button>
    </div>
  )
}
