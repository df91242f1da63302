import { readHours, type HoursReading } from '#contract/place/hours/read-hours.ts'
import type { ImportProblem } from '#contract/admin/place-imports.ts'
import { readAccess } from './read-access.ts'
import type { Candidate } from './candidate.ts'

const FIELD = 'facts.openingHours'
const LAST_ENTRY_FIELD = 'facts.lastEntryMinutes'

/**
 * Reads the hours of a row. Words of an access, such as "by appointment", become that fact, and so does a last entry.
 * Hours that the guide cannot compute with are left out, and hours that the text does not say exactly are a question.
 * The row shows this.
 */
export function withReadHours(candidate: Candidate): Candidate {
  const { openingHours, ...others } = candidate.facts
  if (!openingHours) return candidate
  const access = readAccess(openingHours.value)
  if (access) {
    const { alternatives: _sides, ...evidence } = openingHours
    return { ...candidate, facts: { ...others, access: { ...evidence, value: access } } }
  }
  const read = readHours(openingHours.value)
  if (read.kind === 'refused') {
    const problem = { column: 'openingHours', code: 'hours', value: openingHours.value.slice(0, 200) } as const
    return { ...candidate, facts: others, problems: [...candidate.problems, problem] }
  }
  const { alternatives: _others, ...evidence } = openingHours
  const minutes = read.lastEntry?.minutes ?? null
  const facts = {
    ...others,
    openingHours: { ...openingHours, value: read.value },
    ...(minutes !== null && { lastEntryMinutes: { ...evidence, value: minutes } }),
  }
  const problems = [...candidate.problems, ...getProblems(read)]
  if (read.kind === 'read') return { ...candidate, facts, problems }
  const questions = [...(candidate.questions ?? []), FIELD, ...(minutes === null ? [] : [LAST_ENTRY_FIELD])]
  return { ...candidate, facts, questions, problems }
}

function getProblems({ kind, value, lastEntry }: Exclude<HoursReading, { kind: 'refused' }>): ImportProblem[] {
  const question = { column: 'openingHours', code: 'hours-question', value } as const
  const left = { column: 'openingHours', code: 'last-entry', value: lastEntry?.text.slice(0, 200) ?? '' } as const
  return [...(kind === 'question' ? [question] : []), ...(lastEntry?.minutes === null ? [left] : [])]
}
