import type * as z from 'zod/mini'
import type { contentErrors } from '#messages/field-errors.ts'

/** Our codes begin with a small letter. The words of the schema library begin with a capital. */
const CODE = /^[a-z]/

type Issue = z.core.$ZodIssue

/** Describes the error of a number or a choice whose check has no code of its own. */
export function withCode(issue: Issue): Issue {
  return CODE.test(issue.message) ? issue : { ...issue, message: getCode(issue) }
}

function getCode(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'number') return code('content.number')
  if (issue.code === 'invalid_type' && issue.expected === 'int') return code('content.whole-number')
  if (issue.code === 'invalid_value' && issue.values.length > 1) return code('content.choice')
  if (issue.code === 'too_small' && isNumber(issue.origin)) {
    return `${code(issue.inclusive ? 'content.at-least' : 'content.more-than')} limit=${issue.minimum}`
  }
  if (issue.code === 'too_big' && isNumber(issue.origin)) return `${code('content.at-most')} limit=${issue.maximum}`
  return issue.message
}

function isNumber(origin: string): boolean {
  return origin === 'number' || origin === 'int'
}

function code(one: keyof typeof contentErrors): string {
  return one
}
