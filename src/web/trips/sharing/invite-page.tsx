import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { OpenedInvite } from '#contract/trip/trip-people.ts'
import { invite as messages, tripNews } from '#messages/trip-people.ts'
import { login, signup } from '#messages/login.ts'
import { site } from '#messages/shell.ts'
import { trips } from '#messages/trips.ts'
import { ApiError, textOfFailure } from '../../api/call.ts'
import { useFormats } from '../../city/use-formats.ts'
import { usePageHead } from '../../document/head.ts'
import type { LoginState } from '../../session/login-state.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { datesText } from '../itinerary/day-names.ts'
import { PasscodeForm } from './passcode-form.tsx'
import { acceptTripInvite, openedInvite } from './people-calls.ts'
import { useLinkToken } from './use-link-token.ts'
import './shared-trip.css'
import { LinkOver } from './link-over.tsx'

/** An invite to a trip. The server renders the same page for all invites: the token is behind `#`. */
export function InvitePage() {
  const token = useLinkToken()
  const isHydrated = useIsHydrated()
  usePageHead({ title: fill(site.titled, { page: messages.title }), description: messages.description, path: null })
  return <div className="shared-trip">{isHydrated ? <OpenInvite key={token} token={token} /> : <Opening />}</div>
}

function Opening() {
  return (
    <>
      <h1 className="visually-hidden">{messages.title}</h1>
      <div className="skeleton-page" role="status" aria-label={messages.loading} />
    </>
  )
}

function OpenInvite({ token }: { token: string }) {
  const session = useSession()
  const [passcode, setPasscode] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({ ...openedInvite(token, passcode), gcTime: 0, retry: false })
  if (data) return <Invite invite={data.invite} link={{ token, passcode }} />
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not-found')
    return (
      <LinkOver title={messages.over}>
        {/* An account that has used the invite of a link that is over finds the trip there. */}
        {session.kind === 'signed-in' && (
          <ButtonLink to={paths.myTrips} look="quiet">
            {trips.tabs.list}
          </ButtonLink>
        )}
      </LinkOver>
    )
  // The form stays while a passcode is tried, with what was typed and the focus.
  const isTrying = passcode !== null && (code === 'too-many-requests' || isFetching)
  if (code === 'forbidden' || isTrying)
    return (
      <PasscodeForm
        title={messages.title}
        error={passcode === null || error === null ? null : textOfFailure(error, messages.failed)}
        isBusy={isFetching}
        onTyped={(typed) => (typed === passcode ? void refetch() : setPasscode(typed))}
      />
    )
  if (error)
    return (
      <>
        <h1 className="visually-hidden">{messages.title}</h1>
        <LoadFailure title={textOfFailure(error, messages.failed)} onRetry={() => void refetch()} isAlert />
      </>
    )
  return <Opening />
}

type Link = { token: string; passcode: string | null }

function Invite({ invite, link }: { invite: OpenedInvite; link: Link }) {
  const formats = useFormats()
  const session = useSession()
  const { trip, from, role, person, tripId } = invite
  return (
    <header className="shared-head">
      <h1>{fill(messages.from, { name: from, title: trip.title })}</h1>
      <p>{datesText(trip, formats)}</p>
      {person !== null && <p>{fill(messages.forPerson, { name: person })}</p>}
      {tripId === undefined ? (
        <>
          <p>
            {messages.may[role]} {messages.others}
          </p>
          {session.kind === 'signed-in' ? <Join user={session.user} link={link} /> : <LogInFirst />}
        </>
      ) : (
        <>
          <p>{messages.alreadyIn}</p>
          <ButtonLink to={paths.trip(tripId)}>{tripNews.open}</ButtonLink>
        </>
      )}
    </header>
  )
}

function Join({ user, link }: { user: User; link: Link }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const joining = useApiMutation({
    write: () => acceptTripInvite({ queryClient, email: user.email }, link),
    failure: messages.joinFailed,
    onSuccess: ({ tripId, isNew }) => {
      notify('success', isNew ? messages.joined : messages.alreadyIn, 'to-read')
      return navigate(paths.trip(tripId), { replace: true })
    },
  })
  return (
    <Button onClick={() => joining.mutate()} isBusy={joining.isPending}>
      {messages.join}
    </Button>
  )
}

/** The login leads back here: the fragment of the page is the token. */
function LogInFirst() {
  const { pathname, search, hash } = useLocation()
  const state: LoginState = { wanted: pathname + search + hash }
  return (
    <>
      <p>{messages.logIn}</p>
      <div className="shared-actions">
        <ButtonLink to={paths.login} state={state}>
          {login.submit}
        </ButtonLink>
        <ButtonLink to={paths.signup} look="quiet" state={state}>
          {signup.submit}
        </ButtonLink>
      </div>
    </>
  )
}
