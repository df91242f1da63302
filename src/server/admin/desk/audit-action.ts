import { auditActions, type AuditAction } from '#contract/admin/activity.ts'
import type { EntryDeed } from '#contract/admin/desk-entries.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import type { EntryKind } from './entry-kind.ts'

/** The verbs of the audit log for deeds that visitors see. */
const verbs: Readonly<Partial<Record<EntryDeed, string>>> = {
  publish: 'publish',
  take: 'publish',
  retire: 'retire',
  'bring-back': 'restore',
}

/** @returns undefined for a deed that visitors do not see */
export function auditActionOf<Text extends EntryText>(
  { auditedAs }: EntryKind<Text>,
  deed: EntryDeed,
): AuditAction | undefined {
  return auditActions.find((action) => action === `${auditedAs}.${verbs[deed]}`)
}
