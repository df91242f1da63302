import { auditActions, type AuditAction } from '#contract/admin/activity.ts'
import type { EntryDeed } from '#contract/admin/desk-entries.ts'

/** The verbs of the audit log. `tests/audit-log.test.ts` has the reasons of the deeds that are not there. */
const verbs: Readonly<Partial<Record<EntryDeed, string>>> = {
  publish: 'publish',
  take: 'publish',
  discard: 'discard',
  retire: 'retire',
  'bring-back': 'restore',
}

/** @returns undefined for a deed that leaves no line */
export function auditActionOf({ auditedAs }: { readonly auditedAs: string }, deed: EntryDeed): AuditAction | undefined {
  return auditActions.find((action) => action === `${auditedAs}.${verbs[deed]}`)
}
