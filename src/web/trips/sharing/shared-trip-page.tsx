import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { site } from '#messages/shell.ts'
import { ApiError, textOfFailure } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { planning } from '../itinerary/queries.ts'
import { FIRST_VIEW } from './first-answer.ts'
import { PasscodeForm } from './passcode-form.tsx'
import { openedLink, openLink } from './queries.ts'
import { replaceFirstView } from './replace-first-view.ts'
import { SharedDays } from './shared-days.tsx'
import { TakeAlongShared } from './take-along-shared.tsx'
import { useLinkToken } from './use-link-token.ts'
import './shared-trip.css'
import { LinkOver } from './link-over.tsx'

/**
 * A trip that somebody has shared. The server renders the same page for all links: the token is behind `#`, which no
 * browser sends. Its first script has drawn the days (shared-first-view.ts) into an element whose content React leaves alone: they
 * stand in place of what follows it until the page has all that it shows.
 */
export function SharedTripPage() {
  const token = useLinkToken()
  const isHydrated = useIsHydrated()
  const [isFromServer] = useState(!isHydrated)
  return (
    <div className="shared-trip">
      {isFromServer && (
        <div className={FIRST_VIEW} suppressHydrationWarning>
          {''}
        </div>
      )}
      {isHydrated ? <OpenedTrip key={token} token={token} /> : <Opening />}
    </div>
  )
}

function Opening() {
  useSharedHead(messages.title)
  return (
    <>
      <h1 className="visually-hidden">{messages.title}</h1>
      <div className="skeleton-page" role="status" aria-label={messages.loading} />
    </>
  )
}

function OpenedTrip({ token }: { token: string }) {
  const [passcode, setPasscode] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...openedLink(token, passcode),
    queryFn: ({ signal }) => openLink({ token, passcode }, signal),
    gcTime: 0,
    retry: false,
  })
  const guide = useQuery(planning())
  useSharedHead(data?.trip.title ?? messages.title)
  const isReady = (data !== undefined && guide.data !== undefined) || error !== null || guide.isError
  useLayoutEffect(() => {
    if (isReady) replaceFirstView()
  }, [isReady])
  if (data && guide.data) {
    const [maker] = data.trip.people ?? []
    return (
      <SharedDays
        {...data}
        guide={guide.data}
        by={maker ? fill(messages.by, maker) : null}
        actions={<TakeAlongShared link={{ token, passcode }} trip={data.trip} />}
      />
    )
  }
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not-found') return <LinkOver title={messages.over} />
  // The form stays while a passcode is tried, with what was typed and the focus.
  const isTrying = passcode !== null && (code === 'too-many-requests' || (!data && isFetching))
  if (code === 'forbidden' || isTrying)
    return (
      <PasscodeForm
        title={messages.title}
        error={passcode === null || error === null ? null : textOfFailure(error, messages.failed)}
        isBusy={isFetching}
        onTyped={(typed) => (typed === passcode ? void refetch() : setPasscode(typed))}
      />
    )
  if (error || guide.isError) {
    const retry = () => void Promise.all([refetch(), guide.data ? null : guide.refetch()])
    return (
      <>
        <h1 className="visually-hidden">{messages.title}</h1>
        <LoadFailure title={textOfFailure(error, messages.failed)} onRetry={retry} isAlert />
      </>
    )
  }
  return <Opening />
}

function useSharedHead(page: string): void {
  usePageHead({ title: fill(site.titled, { page }), description: messages.description, path: null })
}
