import { auditActions, type AuditAction } from '#contract/admin/activity.ts'
import type { EntryAction } from '#contract/admin/desk-entries.ts'

/** The verbs of the audit log. `tests/audit-log.test.ts` has the reasons of the actions that are not there. */
const verbs: Readonly<Partial<Record<EntryAction, string>>> = {
  publish: 'publish',
  take: 'publish',
  discard: 'discard',
  retire: 'retire',
  'bring-back': 'restore',
}

/** @returns undefined for an action that leaves no line */
export function getAuditAction(
  { auditedAs }: { readonly auditedAs: string },
  entryAction: EntryAction,
): AuditAction | undefined {
  return auditActions.find((action) => action === `${auditedAs}.${verbs[entryAction]}`)
}
