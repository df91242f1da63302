import { fill, type Formats } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { ApiError } from '../../api/call.ts'
import { notify, notifyFailure } from '../../ui/notify.ts'
import type { EntryKind } from './entry-kind.ts'
import { nameOfField } from './name-of-field.ts'

const NAMED = 3

/**
 * Announces why an entry was not saved. One toast names the wrong fields as the form calls them: the server's text is
 * only about the first one, and only a program understands its path.
 */
export function reportProblems(error: unknown, { name: kind, fieldNames }: EntryKind, formats: Formats): void {
  const wrong = error instanceof ApiError ? Object.keys(error.reply.fields ?? {}) : []
  if (wrong.length < 2) return notifyFailure(error, desk.kinds[kind].saveFailed, 'top-right')
  const names = [...new Set(wrong.map((field) => nameOfField(fieldNames, field.replace(/^text\./, ''))))]
  const shown = names.slice(0, NAMED).join(', ')
  const more = names.length - NAMED
  const fields = more > 0 ? formats.plural(desk.moreProblems, more, { fields: shown }) : shown
  notify('error', fill(desk.problemsAt, { fields }), 'top-right')
}
