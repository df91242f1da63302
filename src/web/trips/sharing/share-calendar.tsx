import { useState } from 'react'
import { shareTrip as messages } from '#messages/share-trip.ts'
import { Button } from '../../ui/button.tsx'
import { LinkField } from './link-field.tsx'
import { calendarUrl, copyLink } from './share-link.ts'
import type { Links } from './use-links.ts'

/** A feed that calendar programs subscribe to, for this trip or for all. */
export function ShareCalendar({ links }: { links: Links }) {
  const [hasAlarms, setHasAlarms] = useState(false)
  const made = links.findMade(({ purpose }) => purpose === 'calendar')
  const add = async (ofAll: boolean) => {
    const attempt = await links.making.attempt({ purpose: 'calendar', hasAlarms, ofAll })
    if (attempt.kind === 'succeeded') await copyLink(calendarUrl(attempt.result.token))
  }
  const remind = (isWished: boolean) => {
    setHasAlarms(isWished)
    if (made) links.changing.mutate({ id: made.link.id, hasAlarms: isWished })
  }
  return (
    <section className="share-part">
      <h3>{messages.calendar}</h3>
      <p>{messages.calendarText}</p>
      <label>
        <input type="checkbox" checked={hasAlarms} onChange={({ currentTarget }) => remind(currentTarget.checked)} />
        {messages.alarms}
      </label>
      <div className="share-actions">
        <Button look="quiet" onClick={() => void add(false)}>
          {messages.addTrip}
        </Button>
        <Button look="quiet" onClick={() => void add(true)}>
          {messages.addAll}
        </Button>
      </div>
      {made && (
        <>
          <LinkField label={messages.calendarLink} url={calendarUrl(made.token)} />
          <a href={calendarUrl(made.token).replace(/^https?:/, 'webcal:')}>{messages.openCalendar}</a>
        </>
      )}
    </section>
  )
}
