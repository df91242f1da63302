import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { TripPerson } from '#contract/trip/trip-people.ts'
import { mayInTrip, type TripRole } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { tripPeople as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { InviteOne } from './invite-people.tsx'
import { offeredRoles } from './offered-roles.ts'
import type { PeopleChange } from './people-calls.ts'
import type { Links } from './use-links.ts'

type PersonRowProps = {
  person: TripPerson
  /** The role of who reads the list. */
  ownRole: TripRole
  trip: Trip
  links: Links
  isBusy: boolean
  onChange: (change: PeopleChange) => void
}

/** A person in the trip. Actions that cannot be undone ask first. */
export function PersonRow({ person, ownRole, trip, links, isBusy, onChange }: PersonRowProps) {
  const [asked, setAsked] = useState<'remove' | 'hand-over' | null>(null)
  const { id, name, role, isYou } = person
  const isNameless = role === null
  const mayManage = id !== null && !isYou && mayInTrip(ownRole, isNameless ? 'invite' : 'manage')
  const choose = (chosen: TripRole) => {
    if (chosen === 'owner') setAsked('hand-over')
    else onChange({ kind: 'change', person, change: { role: chosen } })
  }
  return (
    <li>
      <div>
        <strong>{isYou ? fill(messages.you, { name }) : name}</strong>
        {!(mayManage && !isNameless) && <p>{role === null ? messages.nameless : messages.roles[role]}</p>}
      </div>
      {mayManage && asked === null && (
        <div className="share-actions">
          {isNameless ? (
            !links.areOff && <InviteOne person={person} trip={trip} links={links} />
          ) : (
            <RoleChoice name={name} role={role} isBusy={isBusy} onChoose={choose} />
          )}
          <Button
            look="danger"
            onClick={() => (isNameless ? onChange({ kind: 'remove', person }) : setAsked('remove'))}
            isDisabled={isBusy}
          >
            <ShortLabel text={actions.remove} full={fill(messages.removeName, { name })} />
          </Button>
        </div>
      )}
      {asked !== null && (
        <Question
          text={fill(asked === 'remove' ? messages.removeQuestion : messages.handOverQuestion, { name })}
          yes={asked === 'remove' ? actions.remove : messages.handOver}
          isBusy={isBusy}
          onYes={() => {
            onChange({ kind: asked, person })
            setAsked(null)
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </li>
  )
}

type RoleChoiceProps = { name: string; role: TripRole; isBusy: boolean; onChoose: (role: TripRole) => void }

function RoleChoice({ name, role, isBusy, onChoose }: RoleChoiceProps) {
  const roles: readonly TripRole[] = [...offeredRoles, 'owner']
  return (
    <select
      className="share-role"
      aria-label={fill(messages.roleOf, { name })}
      value={role}
      disabled={isBusy}
      onChange={({ currentTarget }) => {
        const chosen = roles.find((known) => known === currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {roles.map((known) => (
        <option key={known} value={known}>
          {messages.roles[known]}
        </option>
      ))}
    </select>
  )
}

type QuestionProps = { text: string; yes: string; isBusy: boolean; onYes: () => void; onNo: () => void }

/** A question in its place. The focus goes to the answer that changes nothing. */
export function Question({ text, yes, isBusy, onYes, onNo }: QuestionProps) {
  return (
    <div role="group" aria-label={text} className="share-question">
      <p>{text}</p>
      <div className="share-actions">
        <Button look="danger" onClick={onYes} isBusy={isBusy}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo} ref={takeFocus}>
          {actions.cancel}
        </Button>
      </div>
    </div>
  )
}
