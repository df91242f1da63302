import { Failure } from '#contract/api/failure.ts'
import { readError, type FieldError } from '#contract/text/field-error.ts'

type Further = {
  /** Problems that have codes already, by field. */
  readonly more?: Readonly<Record<string, FieldError>>
  /** Places that were in the guide, by slug. */
  readonly retired?: ReadonlyMap<string, { readonly name: string }>
}

/**
 * Refuses a text with problems.
 * @param problems each as "field: problem", with a code, or with the words of the loading of the folder
 * @throws Failure `invalid-input` with each problem at its field
 */
export function throwProblems(problems: readonly string[], { more = {}, retired = new Map() }: Further = {}): void {
  const named = Object.fromEntries(problems.map((problem) => getField(problem, retired)))
  const fields = { ...named, ...more }
  const first = Object.values(fields)[0]
  if (first) throw new Failure('invalid-input', first, { fields })
}

function getField(problem: string, retired: NonNullable<Further['retired']>): [string, FieldError] {
  const end = problem.indexOf(': ')
  const [field, text] = [`text.${problem.slice(0, end)}`, problem.slice(end + 2)]
  if (!text.startsWith('content.')) return [field, { code: 'content.problem', values: { problem: text } }]
  const error = readError(text)
  const name = retired.get(error.values['place'] ?? '')?.name
  return [field, name === undefined ? error : { code: 'content.place-retired', values: { name } }]
}
