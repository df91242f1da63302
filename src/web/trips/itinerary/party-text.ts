import { fill, type Formats } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { partyGroups, type Party } from '#contract/trip/party-groups.ts'
import { party as messages } from '#messages/trips.ts'

/** The people for whom the costs of a trip are computed: "Costs are for: 2 adults, 1 child". Null: not set. */
export function partyText(party: Party | undefined, formats: Formats): string | null {
  if (!party) return null
  const groups = partyGroups
    .filter((group) => party[group] > 0)
    .map((group) => formats.plural(messages.counts[group], party[group]))
  return fill(messages.costsFor, { party: listFor(groups, formats) })
}
