import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/auth.ts'
import { site } from '#messages/site.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { MembersOnly } from '../session/guards.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { CreateTab } from './create-tab.tsx'
import { MyTrips } from './my-trips.tsx'
import { plannerTabs, planPath, readPlanAddress, type PlanAddress } from './plan-address.ts'
import { SuggestedTripList } from './suggested-trip-list.tsx'
import { useDraft } from './use-draft.ts'
import '../styles/planner.css'

export function PlanPage() {
  return <MembersOnly guestLog={trips.pleaseLogin}>{(user) => <OwnPlanner user={user} />}</MembersOnly>
}

function OwnPlanner({ user }: { user: User }) {
  const [search] = useSearchParams()
  usePageHead({
    title: fill(site.titled, { page: trips.plannerTitle }),
    description: trips.plannerDescription,
    path: null,
  })
  const address = readPlanAddress(search)
  return <Planner key={`${user.id} ${address.trip}`} user={user} address={address} />
}

const tabs = plannerTabs.map((id) => ({ id, label: trips.tabs[id] }))

/** The draft lives above the tabs, so that a look at another one costs nothing. */
function Planner({ user, address }: { user: User; address: PlanAddress }) {
  const navigate = useNavigate()
  const hold = useDraft(user, address.trip)
  const go = (to: Partial<PlanAddress>) =>
    void navigate(planPath({ ...address, ...to }), { preventScrollReset: to.trip === undefined })
  return (
    <div className="planner">
      <header className="planner-head">
        <h1>{trips.plannerTitle}</h1>
        <p>{trips.plannerDescription}</p>
      </header>
      <Tabs label={trips.plannerTabs} tabs={tabs} selected={address.tab} onSelect={(tab) => go({ tab })}>
        {address.tab === 'create' && (
          <CreateTab user={user} hold={hold} tripId={address.trip} onLeave={() => go({ tab: 'list', trip: null })} />
        )}
        {address.tab === 'list' && (
          <MyTrips
            user={user}
            onEdit={(trip) => go({ tab: 'create', trip })}
            onDeleted={(trip) => trip === address.trip && go({ trip: null })}
          />
        )}
        {address.tab === 'suggest' && <SuggestedTripList />}
      </Tabs>
    </div>
  )
}
