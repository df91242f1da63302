import { MAX_PARTY, ONE_ADULT, partyGroups, getPeople, type PartyGroup } from '#contract/trip/party-groups.ts'
import { party as messages } from '#messages/trips.ts'
import { planner } from '#messages/planner.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { partyText } from '../itinerary/party-text.ts'
import { DraftField } from './draft-field.tsx'
import { usePlanner } from './planner-context.ts'

/** Number of people of each group for whom the costs of the trip are computed. */
export function PartyFields({ trip }: { trip: TripWithPlan }) {
  const { edit } = usePlanner()
  const party = trip.party ?? ONE_ADULT
  const commit = (group: PartyGroup, text: string) => {
    const changed = { ...party, [group]: Number(text || '0') }
    const isWhole = /^\d{0,3}$/.test(text.trim()) && changed[group] <= MAX_PARTY
    if (!isWhole || getPeople(changed) === 0) return messages.invalid
    edit({ kind: 'set-trip', fields: { party: changed } }, { done: planner.done.changedTrip })
    return null
  }
  return (
    <fieldset className="plan-party">
      <legend>{messages.title}</legend>
      <p className="field-hint">{messages.hint}</p>
      {partyGroups.map((group) => (
        <DraftField
          key={group}
          label={messages.groups[group]}
          name={group}
          inputMode="numeric"
          value={String(party[group])}
          invalid={messages.invalid}
          onCommit={(text) => commit(group, text)}
        />
      ))}
    </fieldset>
  )
}

/** The people for whom the sums are computed, beside the money. */
export function PartyNote({ trip }: { trip: TripWithPlan }) {
  const text = partyText(trip.party, useFormats())
  return text && <p>{text}</p>
}
