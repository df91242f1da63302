import { writeInstant } from '#contract/text/date-format.ts'
import { useQuery } from '@tanstack/react-query'
import type { OwnSession } from '#contract/account/sessions.ts'
import { fill } from '#contract/messages/format.ts'
import { accountSecurity } from '#messages/login.ts'
import { reporting } from '../../api/query-client.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { LogOutOthers } from './log-out-others.tsx'
import { getSessions } from './queries.ts'
import { useEndSession } from './use-end-session.ts'

export function DevicesSection({ email }: { email: string }) {
  return (
    <section className="profile-section" aria-labelledby="devices-title">
      <h2 id="devices-title">{accountSecurity.devicesTitle}</h2>
      <p>{accountSecurity.devicesHint}</p>
      <Devices email={email} />
    </section>
  )
}

function Devices({ email }: { email: string }) {
  const failed = { text: accountSecurity.devicesFailed, place: 'console' } as const
  const { data, isPending, refetch } = useQuery(reporting(getSessions(email), failed))
  const { end, endingId } = useEndSession(email)
  if (isPending) return <div className="device-list-skeleton" aria-busy="true" />
  if (!data) return <LoadFailure title={accountSecurity.devicesFailed} onRetry={() => void refetch()} />
  const { sessions } = data
  return (
    <>
      <ul className="ruled-list device-list">
        {sessions.toSorted(byCurrent).map((session) => (
          <Device key={session.id} session={session} onEnd={() => end(session.id)} isEnding={session.id === endingId} />
        ))}
      </ul>
      {sessions.length > 1 && <LogOutOthers email={email} />}
    </>
  )
}

/** This device comes first. */
function byCurrent(one: OwnSession, other: OwnSession): number {
  return Number(other.isCurrent) - Number(one.isCurrent)
}

type DeviceProps = { session: OwnSession; onEnd: () => void; isEnding: boolean }

function Device({ session, onEnd, isEnding }: DeviceProps) {
  const name = getName(session)
  const when = useShownInstant(session.lastUsedAt)
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{session.isCurrent ? accountSecurity.thisDevice : fill(accountSecurity.lastUsed, { when })}</span>
      </div>
      {!session.isCurrent && (
        <Button look="quiet" onClick={onEnd} isBusy={isEnding}>
          <ShortLabel text={accountSecurity.logOut} full={fill(accountSecurity.logOutOf, { device: name, when })} />
        </Button>
      )}
    </li>
  )
}

function getName({ browser, system }: OwnSession): string {
  if (browser !== '' && system !== '') return fill(accountSecurity.device, { browser, system })
  return browser || system || accountSecurity.unknownDevice
}

/** In the city's time zone. */
function useShownInstant(instant: string): string {
  const { timeZone } = useCity()
  return writeInstant(instant, timeZone, useFormats())
}
