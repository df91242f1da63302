import { fill } from '#contract/messages/format.ts'
import { showDate } from '#contract/text/date-format.ts'
import type { TripLink } from '#contract/trip/trip-links.ts'
import { shareTrip as messages, tripPeople } from '#messages/trip-people.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import type { Links } from './use-links.ts'

/** All links of the trip, each with an end. */
export function ShareLinks({ links }: { links: Links }) {
  const { shown, ending, isKnown, isFailed, retry } = links
  // The calendar of all trips is no link of this one.
  const ofTrip = shown.filter(({ tripId }) => tripId !== null)
  return (
    <section className="share-part">
      <h3>{messages.links}</h3>
      {isFailed && !isKnown && <LoadFailure title={messages.failed} onRetry={retry} isAlert />}
      {isKnown && shown.length === 0 && <p>{messages.none}</p>}
      <ul className="share-links">
        {shown.map((link) => (
          <LinkRow key={link.id} link={link} onEnd={() => ending.mutate([link])} />
        ))}
      </ul>
      {ofTrip.length > 1 && (
        <Button look="danger" onClick={() => ending.mutate(ofTrip)} isBusy={ending.isPending}>
          {messages.endAll}
        </Button>
      )}
    </section>
  )
}

function LinkRow({ link, onEnd }: { link: TripLink; onEnd: () => void }) {
  const formats = useFormats()
  const { sections, expiresOn, lastOpenedOn, hasPasscode } = link
  const more = sections.filter((section) => section !== 'days').map((section) => messages[section])
  const facts = [
    ...more,
    ...(link.maker === undefined ? [] : [fill(tripPeople.madeBy, { name: link.maker })]),
    ...(hasPasscode ? [messages.withPasscode] : []),
    expiresOn === null ? messages.untilEnded : fill(messages.until, { date: showDate(expiresOn, formats) }),
    lastOpenedOn === null ? messages.neverOpened : fill(messages.opened, { date: showDate(lastOpenedOn, formats) }),
  ]
  return (
    <li>
      <div>
        <strong>{getName(link)}</strong>
        <p>{facts.join(' · ')}</p>
      </div>
      <Button look="danger" onClick={onEnd}>
        {messages.end}
      </Button>
    </li>
  )
}

function getName({ purpose, tripId, role = 'viewer', person }: TripLink): string {
  if (purpose === 'view') return messages.view
  if (purpose === 'calendar') return tripId === null ? messages.calendarOfAll : messages.calendarOf
  return person === undefined
    ? fill(tripPeople.linkAs, { role: tripPeople.roles[role] })
    : fill(tripPeople.linkFor, { name: person })
}
