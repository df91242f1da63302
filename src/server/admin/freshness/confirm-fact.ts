import type * as z from 'zod/mini'
import { today } from '#contract/text/dates.ts'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import type { FactConfirmation } from '#contract/admin/freshness.ts'
import { changeEntry } from '../desk/entry-actions.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { placeKind } from '../desk/place-kind.ts'

type Confirmation = z.output<typeof FactConfirmation> & { slug: string; editorId: string }

/**
 * Publishes a place with another day of checking at one fact, as a saving in the desk does. The value stays.
 * @returns the new version
 */
export async function confirmFact(deps: DeskDeps, { fact: name, checkedOn, ...given }: Confirmation): Promise<number> {
  if (checkedOn > today(deps.now(), deps.guide.current().timeZone))
    throw fieldFailure('checkedOn', 'suggestion.seen-on')
  const { version } = await changeEntry({ deps, kind: placeKind }, given, ({ published, hasDraft }) => {
    if (!published) throw new Failure('conflict', 'suggestion.no-place')
    if (hasDraft) throw new Failure('conflict', 'suggestion.has-draft')
    const fact = published.facts?.[name]
    if (!fact) throw new Failure('conflict', 'suggestion.changed-since')
    if (fact.checkedOn === checkedOn) return 'nothing'
    const text = { ...published, facts: { ...published.facts, [name]: { ...fact, checkedOn } } }
    return { action: 'publish', text, hasDraft: false, visitors: 'editor' }
  })
  return version
}
