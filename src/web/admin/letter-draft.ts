import { LetterInput, type DeskLetter } from '#contract/admin/letters.ts'
import { getFieldErrors, type FieldPath, type ReadForm } from '../ui/field-errors.ts'

/** The issue as it is typed. Places are slugs. */
export type LetterDraft = { readonly title: string; readonly text: string; readonly places: readonly string[] }

export const emptyDraft: LetterDraft = { title: '', text: '', places: [] }

export function getDraft({ title, text, places }: DeskLetter): LetterDraft {
  return { title, text, places }
}

export function isSameDraft(one: LetterDraft, other: LetterDraft): boolean {
  return one.title === other.title && one.text === other.text && one.places.join(' ') === other.places.join(' ')
}

export type LetterPath = FieldPath<{ title: string; text: string; places: string[] }>

/** Reads the draft with the schema that the server parses with. Only the server knows which places there are. */
export function readDraft(draft: LetterDraft): ReadForm<LetterInput, LetterPath> {
  const { data, error } = LetterInput.safeParse(draft)
  return error ? { kind: 'invalid', fieldErrors: getFieldErrors(error.issues) } : { kind: 'valid', input: data }
}
