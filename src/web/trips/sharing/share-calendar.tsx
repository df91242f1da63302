import { useState } from 'react'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { LinkField } from './link-field.tsx'
import { calendarUrl, copyLink } from './share-link.ts'
import type { Links } from './use-links.ts'

/** A feed that calendar programs subscribe to, for this trip or for all. */
export function ShareCalendar({ links }: { links: Links }) {
  const [hasAlarms, setHasAlarms] = useState(false)
  const made = links.findMade(({ purpose }) => purpose === 'calendar')
  const isReminding = made?.link.hasAlarms ?? hasAlarms
  const add = async (ofAll: boolean) => {
    const before = links.findMade(({ purpose, tripId }) => purpose === 'calendar' && (tripId === null) === ofAll)
    const link = await links.getOrMake(before, { purpose: 'calendar', hasAlarms: isReminding, ofAll })
    if (link) await copyLink(calendarUrl(link.token))
  }
  const remind = (isWished: boolean) => {
    if (made) links.changing.mutate({ id: made.link.id, hasAlarms: isWished })
    else setHasAlarms(isWished)
  }
  return (
    <section className="share-part">
      <h3>{messages.calendar}</h3>
      <p>{messages.calendarText}</p>
      <label>
        <input
          type="checkbox"
          checked={isReminding}
          disabled={links.isMaking || links.changing.isPending}
          onChange={({ currentTarget }) => remind(currentTarget.checked)}
        />
        {messages.alarms}
      </label>
      <div className="share-actions">
        <Button look="quiet" onClick={() => void add(false)} isBusy={links.isMaking}>
          {messages.addTrip}
        </Button>
        <Button look="quiet" onClick={() => void add(true)} isBusy={links.isMaking}>
          {messages.addAll}
        </Button>
      </div>
      {made && (
        <>
          <LinkField label={messages.calendarLink} url={calendarUrl(made.token)} />
          <a href={calendarUrl(made.token).replace(/^http/, 'webcal')}>{messages.openCalendar}</a>
        </>
      )}
    </section>
  )
}
