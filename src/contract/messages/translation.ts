import type { Placeholders, PluralForms } from './format.ts'

/** The keys, plural forms and lengths of lists that a language must have, given those of English. */
export type Shape<E> = E extends string
  ? string
  : E extends readonly unknown[]
    ? { readonly [I in keyof E]: Shape<E[I]> }
    : E extends { readonly other: string }
      ? PluralForms
      : { readonly [K in keyof E]: Shape<E[K]> }

/** A text is refused where it lacks a placeholder of the English one, or has one that no value is given for. */
type SameValues<E extends string, T extends string> = [Placeholders<E>] extends [Placeholders<T>]
  ? [Placeholders<T>] extends [Placeholders<E>]
    ? T
    : { readonly unknownPlaceholder: Exclude<Placeholders<T>, Placeholders<E>> }
  : { readonly missingPlaceholder: Exclude<Placeholders<E>, Placeholders<T>> }

/** Forms other than `other` may say the number in words. */
type FormValues<E extends string, T> = T extends string
  ? [Placeholders<T>] extends [Placeholders<E>]
    ? T
    : { readonly unknownPlaceholder: Exclude<Placeholders<T>, Placeholders<E>> }
  : T

/** The texts `T` where they fit the English ones, else a type that they do not have. */
export type Checked<E, T> = E extends string
  ? T extends string
    ? SameValues<E, T>
    : never
  : E extends { readonly other: infer O extends string }
    ? { readonly [F in keyof T]: F extends 'other' ? Checked<O, T[F]> : FormValues<O, T[F]> }
    : { readonly [K in keyof T]: K extends keyof E ? Checked<E[K], T[K]> : never }

/**
 * The texts of a feature in another language. The type check refuses a missing or unknown key, a list of another length, a
 * plural without `other`, and a text whose placeholders differ from the English ones.
 * @example export const home = translation<typeof english>()({ … })
 */
export function translation<E>() {
  return <const T extends Shape<E>>(texts: T & Checked<E, T>): T => texts
}
