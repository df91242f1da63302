import type { fieldErrors } from '#messages/field-errors.ts'
import { fill, type Placeholders } from './messages/format.ts'

/** Texts by code, in some language. */
export type Texts = Readonly<Record<string, string>> & { readonly unexpected: string }

/** What is wrong with a field: the code of a message, and the values that its text needs. */
export type FieldError = { readonly code: string; readonly values: Readonly<Record<string, string>> }

type Table = typeof fieldErrors

/** The values that the text of a code needs, as the last parameter of a function. */
export type ValuesOf<M extends string> = [Placeholders<M>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<M>, string>>]

/** An error with the values that its text needs. */
export function fieldError<C extends keyof Table>(code: C, ...[values]: ValuesOf<Table[C]>): FieldError {
  return { code, values: values ?? {} }
}

/** The same as the message of a schema's check, which is text: `password.too-short minimum=6`. */
export function errorCode<C extends keyof Table>(code: C, ...[values]: ValuesOf<Table[C]>): string {
  const pairs = Object.entries<string>(values ?? {}).map(([name, value]) => `${name}=${value}`)
  return [code, ...pairs].join(' ')
}

/** Checks without a code of their own say that something is wrong. */
export function readError(message: string): FieldError {
  const [code = '', ...pairs] = message.split(' ')
  const values = pairs.map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=')
    return [name, value]
  })
  return { code: code || 'unexpected', values: Object.fromEntries(values) }
}

/** @param texts those of a language */
export function textOfError({ code, values }: FieldError, texts: Texts): string {
  return fill<string>(texts[code] ?? texts.unexpected, values)
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]

/** The first error of each field, in the order of the checks, by its path in dots. */
export function fieldErrorsOf(issues: Issues): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= readError(message)
  return errors
}
