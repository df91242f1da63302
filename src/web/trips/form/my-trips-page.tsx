import { useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { site } from '#messages/shell.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { MembersOnly } from '../../session/guards.tsx'
import { MyTrips } from './my-trips.tsx'
import { planPath } from './plan-url.ts'
import './planner.css'

export function MyTripsPage() {
  return <MembersOnly guestLog={trips.pleaseLogin}>{(user) => <OwnTrips user={user} />}</MembersOnly>
}

function OwnTrips({ user }: { user: User }) {
  const navigate = useNavigate()
  usePageHead({ title: fill(site.titled, { page: trips.tabs.list }), description: trips.listDescription, path: null })
  return (
    <div className="planner">
      <MyTrips user={user} heading="h1" onEdit={(trip) => void navigate(planPath({ tab: 'create', trip }))} />
    </div>
  )
}
