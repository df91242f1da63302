import type { fieldErrors } from '#messages/field-errors.ts'
import { fill, type Placeholders } from '../messages/format.ts'

/** Texts of one language by code. */
export type Texts = Readonly<Record<string, string>> & { readonly unexpected: string }

/** The code of a message and the values for its placeholders. */
export type FieldError = { readonly code: string; readonly values: Readonly<Record<string, string>> }

type Table = typeof fieldErrors

/** The values for the placeholders of a text, as a rest parameter: none if the text has no placeholders. */
export type ValuesFor<M extends string> = [Placeholders<M>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<M>, string>>]

export function fieldError<C extends keyof Table>(code: C, ...[values]: ValuesFor<Table[C]>): FieldError {
  return { code, values: values ?? {} }
}

/** Encodes an error as the message of a schema check: `password.too-short minimum=6`. */
export function errorCode<C extends keyof Table>(code: C, ...[values]: ValuesFor<Table[C]>): string {
  const pairs = Object.entries<string>(values ?? {}).map(([name, value]) => `${name}=${value}`)
  return [code, ...pairs].join(' ')
}

/** Decodes the message of a schema check. Checks without a code have a sentence of zod, and give `unexpected`. */
export function readError(message: string): FieldError {
  if (!/^[a-z]/.test(message)) return { code: 'unexpected', values: {} }
  const [code = '', ...pairs] = message.split(' ')
  const values = pairs.map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=')
    return [name, value]
  })
  return { code, values: Object.fromEntries(values) }
}

export function textOfError({ code, values }: FieldError, texts: Texts): string {
  return fill<string>(texts[code] ?? texts.unexpected, values)
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]

/**
 * First error of each field, in the order of the checks, by dotted path.
 * @param most further issues are left out
 */
export function getFieldErrors(issues: Issues, most = Infinity): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of issues.slice(0, most)) errors[path.join('.')] ??= readError(message)
  return errors
}
