import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { sharedTrip as messages } from '#messages/shared-trip.ts'
import { site } from '#messages/site.ts'
import { ApiError, textOfFailure } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { CONTENT_HASH } from '../../ui/take-focus.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { planning } from '../itinerary/queries.ts'
import { openedLink } from './queries.ts'
import { SharedDays } from './shared-days.tsx'
import './shared-trip.css'

/**
 * A trip that somebody has shared. The server renders the same page for all links: the token is behind `#`, which no
 * browser sends.
 */
export function SharedTripPage() {
  const token = useToken()
  const isHydrated = useIsHydrated()
  return <div className="shared-trip">{isHydrated ? <OpenedTrip key={token} token={token} /> : <Opening />}</div>
}

/** The link to the content of the page has an address behind `#` too, and leads to it without leaving the trip. */
function useToken(): string {
  const { hash } = useLocation()
  const [token, setToken] = useState(hash.slice(1))
  const isToken = hash !== CONTENT_HASH
  if (isToken && token !== hash.slice(1)) setToken(hash.slice(1))
  return token
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
  const { data, error, isFetching, refetch } = useQuery({ ...openedLink(token, passcode), gcTime: 0, retry: false })
  const guide = useQuery(planning())
  useSharedHead(data?.trip.title ?? messages.title)
  if (data && guide.data) return <SharedDays {...data} guide={guide.data} link={{ token, passcode }} />
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not-found') return <Over />
  // The form stays while a passcode is tried, with what was typed and the focus.
  const isTrying = passcode !== null && (code === 'too-many-requests' || (!data && isFetching))
  if (code === 'forbidden' || isTrying)
    return (
      <PasscodeForm
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

function Over() {
  return (
    <>
      <h1 className="visually-hidden">{messages.over}</h1>
      <Notice title={messages.over} text={messages.overText} isAlert>
        <ButtonLink to={paths.home}>{messages.toGuide}</ButtonLink>
      </Notice>
    </>
  )
}

type PasscodeFormProps = { error: string | null; isBusy: boolean; onTyped: (passcode: string) => void }

function PasscodeForm({ error, isBusy, onTyped }: PasscodeFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('passcode')
    if (typeof typed === 'string' && typed.trim() !== '') onTyped(typed.trim())
  }
  return (
    <form className="shared-passcode" onSubmit={submit}>
      <h1>{messages.title}</h1>
      <p>{messages.passcodeText}</p>
      <PasswordField label={messages.passcode} name="passcode" error={error ?? undefined} autoComplete="off" required />
      <Button type="submit" isBusy={isBusy}>
        {messages.open}
      </Button>
    </form>
  )
}

function useSharedHead(page: string): void {
  usePageHead({ title: fill(site.titled, { page }), description: messages.description, path: null })
}
