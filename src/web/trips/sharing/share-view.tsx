import { useState, type FormEvent } from 'react'
import { linkSections, type LinkSection } from '#contract/trip/shared-trip.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { LinkField } from './link-field.tsx'
import { LinkQr } from './link-qr.tsx'
import { sendLink, viewUrl } from './share-link.ts'
import type { Links } from './use-links.ts'

const chosenSections = linkSections.filter((section) => section !== 'days')

/**
 * The link that opens a page for everybody who has it. It is made when it is first sent or shown. From then on, the
 * boxes show the stored state of the server, so that none is unticked while guests read its section.
 */
export function ShareView({ trip, links }: { trip: Trip; links: Links }) {
  const [sections, setSections] = useState<readonly LinkSection[]>([])
  const [isQrShown, setIsQrShown] = useState(false)
  const made = links.findMade(({ purpose }) => purpose === 'view')
  const getLink = () => links.getOrMake(made, { purpose: 'view', sections: [...sections] })
  const send = async () => {
    const link = await getLink()
    if (link) await sendLink(trip.title, viewUrl(link.token))
  }
  const showQr = async () => {
    if (isQrShown) return setIsQrShown(false)
    if (await getLink()) setIsQrShown(true)
  }
  const shownSections = made?.link.sections ?? sections
  const choose = (section: LinkSection, isOpen: boolean) => {
    const others = shownSections.filter((open) => open !== section)
    const chosen = isOpen ? [...others, section] : others
    if (made) links.changing.mutate({ id: made.link.id, sections: chosen })
    else setSections(chosen)
  }
  return (
    <section className="share-part">
      <h3>{messages.view}</h3>
      <p>{messages.viewText}</p>
      <div className="share-actions">
        <Button onClick={() => void send()} isBusy={links.isMaking}>
          {messages.send}
        </Button>
        <Button look="quiet" onClick={() => void showQr()}>
          {messages.qr}
        </Button>
      </div>
      {made && <LinkField label={messages.link} url={viewUrl(made.token)} />}
      {made && isQrShown && <LinkQr url={viewUrl(made.token)} label={messages.qrLabel} />}
      <fieldset className="share-sections" disabled={links.isMaking || links.changing.isPending}>
        <legend>{messages.shows}</legend>
        <p>{messages.always}</p>
        {chosenSections.map((section) => (
          <label key={section}>
            <input
              type="checkbox"
              checked={shownSections.includes(section)}
              onChange={({ currentTarget }) => choose(section, currentTarget.checked)}
            />
            {messages[section]}
          </label>
        ))}
      </fieldset>
      {made && <MoreOfLink key={made.link.id} made={made.link} links={links} />}
    </section>
  )
}

type MoreProps = { made: { id: string; expiresOn: string | null }; links: Links }

function MoreOfLink({ made: { id, expiresOn }, links }: MoreProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const getText = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const passcode = getText('passcode') === '' ? null : getText('passcode')
    const expires = getText('expiresOn') === '' ? null : getText('expiresOn')
    const attempt = await links.changing.attempt({ id, passcode, expiresOn: expires })
    if (attempt.kind === 'succeeded') notify('success', messages.changed, 'to-read')
  }
  return (
    <details>
      <summary>{messages.more}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <Field label={messages.passcode} name="passcode" autoComplete="off" minLength={4} maxLength={64} />
        <Field label={messages.lastDay} name="expiresOn" type="date" defaultValue={expiresOn ?? ''} />
        <Button type="submit" look="quiet" isBusy={links.changing.isPending}>
          {messages.keep}
        </Button>
      </form>
    </details>
  )
}
