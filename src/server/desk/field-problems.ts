import { Failure } from '#contract/failure.ts'
import type { FieldError } from '#contract/field-error.ts'
import type { StoredKind } from '../guide/stored-kind.ts'

/**
 * Refuses a text with problems.
 * @param problems each as "field: problem", as the loading of the folder words them
 * @param more problems that have fields already
 * @throws Failure `invalid-input` with each problem at its field
 */
export function throwProblems(
  kind: StoredKind<never>['field'],
  problems: readonly string[],
  more: Readonly<Record<string, FieldError>> = {},
): void {
  const fields = { ...Object.fromEntries(problems.map((problem) => fieldOf(kind, problem))), ...more }
  const first = Object.values(fields)[0]
  if (first) throw new Failure('invalid-input', first, { fields })
}

function fieldOf(kind: string, problem: string): [string, FieldError] {
  const end = problem.indexOf(': ')
  return [`${kind}.${problem.slice(0, end)}`, { code: 'content.problem', values: { problem: problem.slice(end + 2) } }]
}
