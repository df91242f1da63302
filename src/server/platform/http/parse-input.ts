import { Failure } from '#contract/api/failure.ts'
import { getFieldErrors, type FieldError } from '#contract/text/field-error.ts'
import type { Operation } from '#contract/api/operation.ts'
import { withCode } from './issue-code.ts'
import { stopAtFaults } from './stop-at-faults.ts'

/** Input can have tens of thousands of faults. Nobody reads more than a few, and each one takes time and bytes. */
const MAX_REPORTED_FIELDS = 20

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** The parts that the endpoint has. */
type ParsedParts = { [Part in keyof RawInput]?: Record<string, unknown> }

/** @throws Failure `invalid-input` with each wrong field by its path */
export function parseInput(endpoint: Operation, raw: RawInput): ParsedParts {
  const fields: Record<string, FieldError> = {}
  const input: ParsedParts = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    stopAtFaults(schema)
    const parsed = schema.safeParse(raw[part] ?? {})
    if (parsed.success) input[part] = parsed.data
    else Object.assign(fields, getFieldErrors(parsed.error.issues.slice(0, MAX_REPORTED_FIELDS).map(withCode)))
  }
  const first = Object.values(fields)[0]
  if (first !== undefined) throw new Failure('invalid-input', first, { fields })
  return input
}
