import { ContentPlace } from '#contract/place/content-place.ts'
import { Failure } from '#contract/api/failure.ts'
import { getFieldErrors, type FieldError } from '#contract/text/field-error.ts'
import { checkPlace } from '../desk/check-place.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { pathOfPart, suggestedPart, withPart, type Suggested } from './suggested-text.ts'

/**
 * The place as a suggestion wants it, checked by the schema and the rules of the content folder. Earlier problems in
 * the rest of the place are ignored: they do not concern the traveller.
 * @throws Failure `invalid-input` with each problem at the field of the suggestion
 */
export async function checkSuggested(
  deps: DeskDeps,
  published: ContentPlace,
  suggested: Suggested,
): Promise<ContentPlace> {
  const part = pathOfPart(published, suggested.topic)
  const { data: text, error } = ContentPlace.safeParse(
    withPart(published, suggested.topic, suggestedPart(published, suggested)),
  )
  if (!text) throw refusal(getFieldErrors(error.issues), part) ?? new Failure('invalid-input', 'suggestion.place')
  try {
    await checkPlace(deps, text)
  } catch (problem) {
    if (!(problem instanceof Failure) || !problem.fields) throw problem
    const fields = Object.entries(problem.fields).map(([field, one]) => [field.replace(/^text\./, ''), one] as const)
    const refused = refusal(Object.fromEntries(fields), part)
    if (refused) throw refused
  }
  return text
}

/** @returns null when no problem is about the part */
function refusal(problems: Readonly<Record<string, FieldError>>, part: string): Failure | null {
  const own = Object.entries(problems).flatMap(([field, problem]): [string, FieldError][] => {
    const name = getName(field, part)
    return name === null ? [] : [[name, problem]]
  })
  const [first] = own
  return first ? new Failure('invalid-input', first[1], { fields: Object.fromEntries(own) }) : null
}

/** The field of the suggestion for a field of the place. Null: it belongs to another part. */
function getName(field: string, part: string): string | null {
  if (field === 'photos' && part.startsWith('photos.')) return 'value'
  if (field !== part && !field.startsWith(`${part}.`)) return null
  const rest = field.slice(part.length + 1).replace(/^value\b\.?/, '')
  if (rest === 'file') return 'photoUrl'
  return rest === '' ? 'value' : `value.${rest}`
}
