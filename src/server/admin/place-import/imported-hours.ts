import { readHours } from '#contract/place/hours/read-hours.ts'
import { readAccess } from './read-access.ts'
import type { Candidate } from './candidate.ts'

const FIELD = 'facts.openingHours'

/**
 * Reads the hours of a row. Words of an access, such as "by appointment", become that fact. Hours that the guide cannot compute with are left out, and those that the text does not say in
 * so many words are a question. The row says so.
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
  const facts = { ...others, openingHours: { ...openingHours, value: read.value } }
  if (read.kind === 'read') return { ...candidate, facts }
  const problem = { column: 'openingHours', code: 'hours-question', value: read.value } as const
  const questions = [...(candidate.questions ?? []), FIELD]
  return { ...candidate, facts, questions, problems: [...candidate.problems, problem] }
}
