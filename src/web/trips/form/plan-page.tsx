import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { paths } from '#contract/paths.ts'
import { site } from '#messages/shell.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { MembersOnly } from '../../session/guards.tsx'
import { Link } from '../../ui/link.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OwnTripsAhead } from '../ahead/own-trips-ahead.tsx'
import { CreateTab } from './create-tab.tsx'
import { MyTrips } from './my-trips.tsx'
import { BeginTrip } from './new-trip.tsx'
import { plannerTabs, planPath, readPlanUrl, type PlanUrl } from './plan-url.ts'
import { SuggestedTripList } from './suggested-trip-list.tsx'
import { useDraft } from './use-draft.ts'
import './planner.css'

export function PlanPage() {
  return (
    <MembersOnly guestText={trips.guestText} guestLog={trips.pleaseLogin} guestLinks={<GuestLinks />}>
      {(user) => <OwnPlanner user={user} />}
    </MembersOnly>
  )
}

/** Describes the planner, and links to actions that a guest can do before the login. */
function GuestLinks() {
  return (
    <>
      <ul className="planner-guest-points">
        {trips.guestPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="planner-guest-ways">
        <Link to={paths.places}>{trips.chooseFirst}</Link>
        <Link to={paths.suggestedTrips}>{trips.guestExample}</Link>
      </p>
    </>
  )
}

function OwnPlanner({ user }: { user: User }) {
  const [search] = useSearchParams()
  usePageHead({
    title: fill(site.titled, { page: trips.plannerTitle }),
    description: trips.plannerDescription,
    path: null,
  })
  const url = readPlanUrl(search)
  return <Planner key={`${user.id} ${url.trip}`} user={user} url={url} />
}

const tabs = plannerTabs.map((id) => ({ id, label: trips.tabs[id] }))

/** The draft is above the tabs, so that it survives a change of the tab. */
function Planner({ user, url }: { user: User; url: PlanUrl }) {
  const navigate = useNavigate()
  const editor = useDraft(user, url.trip)
  const isNew = url.tab === 'create' && url.trip === null
  const go = (to: Partial<PlanUrl>) =>
    void navigate(planPath({ ...url, ...to }), { preventScrollReset: to.trip === undefined })
  return (
    <div className="planner">
      <header className="planner-head">
        <h1>{trips.plannerTitle}</h1>
        <p>{trips.plannerDescription}</p>
      </header>
      {isNew && <OwnTripsAhead user={user} />}
      <Tabs label={trips.plannerTabs} tabs={tabs} selected={url.tab} onSelect={(tab) => go({ tab })}>
        {isNew && <BeginTrip email={user.email} />}
        {url.tab === 'create' && (
          <CreateTab user={user} editor={editor} tripId={url.trip} onLeave={() => go({ tab: 'list', trip: null })} />
        )}
        {url.tab === 'list' && (
          <MyTrips
            user={user}
            onEdit={(trip) => go({ tab: 'create', trip })}
            onDeleted={(trip) => trip === url.trip && go({ trip: null })}
          />
        )}
        {url.tab === 'suggest' && <SuggestedTripList />}
      </Tabs>
    </div>
  )
}
