import { useState, type FormEvent } from 'react'
import { fill } from '#contract/messages/format.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { TripPerson } from '#contract/trip/trip-people.ts'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { tripPeople as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { LinkField } from './link-field.tsx'
import { LinkQr } from './link-qr.tsx'
import { offeredRoles } from './offered-roles.ts'
import { inviteUrl, sendLink } from './share-link.ts'
import type { Links } from './use-links.ts'

type InviteProps = { trip: Trip; links: Links }

/** An invite for everybody who has it. It is made when it is first sent or shown. */
export function InvitePeople({ trip, links }: InviteProps) {
  const [role, setRole] = useState<InvitedRole>('editor')
  const [isQrShown, setIsQrShown] = useState(false)
  const made = links.findMade((link) => link.purpose === 'invite' && link.role === role && link.person === undefined)
  const getInvite = () => links.getOrMake(made, { purpose: 'invite', role })
  const send = async () => {
    const invite = await getInvite()
    if (invite) await sendLink(trip.title, inviteUrl(invite.token))
  }
  const showQr = async () => {
    if (isQrShown) return setIsQrShown(false)
    if (await getInvite()) setIsQrShown(true)
  }
  return (
    <>
      <p>{messages.inviteText}</p>
      <SelectField
        label={messages.inviteAs}
        value={role}
        options={offeredRoles.map((value) => ({ value, label: messages.roles[value] }))}
        onChange={(chosen) => setRole(offeredRoles.find((known) => known === chosen) ?? role)}
      />
      <div className="share-actions">
        <Button look="quiet" onClick={() => void send()} isBusy={links.isMaking}>
          {messages.invite}
        </Button>
        <Button look="quiet" onClick={() => void showQr()}>
          {messages.qr}
        </Button>
      </div>
      {made && <LinkField label={messages.inviteLink} url={inviteUrl(made.token)} />}
      {made && isQrShown && <LinkQr url={inviteUrl(made.token)} label={messages.qrLabel} />}
    </>
  )
}

/** An invite for somebody who is in the trip by name: it is over once it is accepted. */
export function InviteOne({ person, trip, links }: InviteProps & { person: TripPerson }) {
  const { id, name } = person
  const [madeId, setMadeId] = useState<string | null>(null)
  const made = links.findMade((link) => link.id === madeId)
  const send = async () => {
    if (id === null) return
    const invite = await links.getOrMake(made, { purpose: 'invite', role: 'editor', personId: id })
    if (!invite) return
    setMadeId(invite.link.id)
    await sendLink(trip.title, inviteUrl(invite.token))
  }
  const label = fill(messages.inviteFor, { name })
  return (
    <>
      <Button look="quiet" onClick={() => void send()} isBusy={links.isMaking}>
        <ShortLabel text={messages.inviteLink} full={label} />
      </Button>
      {made && <LinkField label={label} url={inviteUrl(made.token)} />}
    </>
  )
}

type AddPersonProps = {
  isBusy: boolean
  /** @returns false when it failed */ onAdd: (name: string) => Promise<boolean>
}

/** Somebody without an account. */
export function AddPerson({ isBusy, onAdd }: AddPersonProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = new FormData(form).get('person')
    if (typeof name === 'string' && name.trim() !== '' && (await onAdd(name.trim()))) form.reset()
  }
  return (
    <details>
      <summary>{messages.addSomebody}</summary>
      <form className="share-add" onSubmit={(event) => void submit(event)}>
        <Field label={messages.name} name="person" autoComplete="off" maxLength={TRIP_LIMITS.name} required />
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {messages.add}
        </Button>
      </form>
    </details>
  )
}
