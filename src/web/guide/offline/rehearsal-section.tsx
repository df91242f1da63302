import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { offline, rehearsal as messages } from '#messages/offline.ts'
import { useCity } from '../../city/use-city.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import type { Rehearsal } from './rehearse.ts'

/** Opens the plan of today from the device alone, before it has to. */
export function RehearsalSection({ user, edition }: { user: User; edition: string }) {
  const { timeZone } = useCity()
  const moment = useCityMoment()
  const [outcome, setOutcome] = useState<Rehearsal | null>(null)
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      const [{ rehearse }, { createBrowserPorts }] = await Promise.all([
        import('./rehearse.ts'),
        import('./browser-device.ts'),
      ])
      const { device } = createBrowserPorts(new AbortController().signal)
      const now = moment ?? { date: '', instant: Date.now() }
      return rehearse(user, await device.open(edition), { ...now, timeZone })
    },
    onSuccess: setOutcome,
    failure: offline.unexpected,
  })
  return (
    <section className="offline-state" aria-labelledby="rehearsal-title">
      <h2 id="rehearsal-title">{messages.title}</h2>
      <p>{messages.text}</p>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
      <Button look="quiet" isDisabled={moment === null} isBusy={isPending} onClick={() => mutate()}>
        {messages.start}
      </Button>
    </section>
  )
}

function Outcome({ outcome }: { outcome: Rehearsal }) {
  const formats = useFormats()
  if (outcome.kind === 'no-trip') return <p>{messages.noTrip}</p>
  const { trip } = outcome
  if (outcome.kind === 'missing') {
    return <p>{fill(messages.missing, { trip: trip.title, names: outcome.names.join(', ') })}</p>
  }
  const text = outcome.isToday ? messages.today : messages.ahead
  return (
    <>
      <p>{formats.plural(text, outcome.stops, { trip: trip.title })}</p>
      <p>{messages.airplane}</p>
      <p>
        <ButtonLink look="quiet" to={paths.trip(trip._id)}>
          {fill(messages.open, { trip: trip.title })}
        </ButtonLink>
      </p>
    </>
  )
}
