import { useNavigate } from 'react-router'
import { site, trips } from '#contract/messages/en.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { MembersOnly } from '../session/guards.tsx'
import { useSession } from '../session/session.ts'
import { MyTrips } from './my-trips.tsx'
import { planPath } from './plan-address.ts'

export function MyTripsPage() {
  return (
    <MembersOnly logged={trips.pleaseLogin}>
      <OwnTrips />
    </MembersOnly>
  )
}

function OwnTrips() {
  const session = useSession()
  const navigate = useNavigate()
  usePageHead({ title: fill(site.titled, { page: trips.listTitle }), description: trips.listDescription, path: null })
  // Seen by nobody: the guard has another page for guests.
  if (session.kind === 'guest') return null
  return (
    <div className="planner">
      <MyTrips user={session.user} heading="h1" onEdit={(trip) => void navigate(planPath({ tab: 'create', trip }))} />
    </div>
  )
}
