import type * as z from 'zod/mini'
import { getFieldErrors as errorsOfIssues, textOfError, type FieldError } from '#contract/text/field-error.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'

/** Path of a field in the input of a form, such as `title` or `destinations.0.name`. */
export type FieldPath<Sent> = Sent extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : Sent extends object
    ? { [Key in keyof Sent & string]-?: Key | `${Key}.${FieldPath<NonNullable<Sent[Key]>>}` }[keyof Sent & string]
    : never

/** Error texts by field path. */
export type FieldErrors<Path extends string> = Readonly<Partial<Record<Path, string>>>

/** The input that a form sends, or its errors. */
export type ReadForm<Input, Path extends string> =
  | { readonly kind: 'valid'; readonly input: Input }
  | { readonly kind: 'invalid'; readonly fieldErrors: FieldErrors<Path> }

/** The server and the schemas name fields as plain strings. The form ignores a path that it does not have. */
export function toFieldErrors<Path extends string>(found: Readonly<Record<string, string>> = {}): FieldErrors<Path> {
  return found as FieldErrors<Path>
}

/** Error texts of schema issues, in the language of this build. */
export function getFieldErrors<Path extends string>(issues: readonly z.core.$ZodIssue[]): FieldErrors<Path> {
  return toFieldErrors(textsOfErrors(errorsOfIssues(issues)))
}

/** Error texts of the errors that a rule found. */
export function textsOfErrors(errors: Readonly<Record<string, FieldError>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, textOfError(error, texts)]))
}

/**
 * Opens the closed section around the field first. Without an invalid field, the submit button gets back the focus that
 * it lost while it was disabled.
 */
export function focusFirstInvalidField(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form?.querySelector<HTMLElement>('[data-invalid] input')
  const section = field?.closest('details')
  if (section) section.open = true
  if (field) field.focus()
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}
