import type { Placeholders, PluralForms } from './format.ts'

/** Shape of a translation: the keys, plural forms and list lengths of the English texts. */
export type Shape<E> = E extends string
  ? string
  : E extends readonly unknown[]
    ? { readonly [I in keyof E]: Shape<E[I]> }
    : IsPlural<E> extends true
      ? PluralForms
      : { readonly [K in keyof E]: Shape<E[K]> }

/** True for plural forms. Texts of several kinds may have an `other` too, beside keys that no plural has. */
type IsPlural<E> = E extends { readonly other: string } ? (keyof E extends Intl.LDMLPluralRule ? true : false) : false

/** Refuses a text that lacks a placeholder of the English text or has an unknown one. */
type SameValues<E extends string, T extends string> = [Placeholders<E>] extends [Placeholders<T>]
  ? [Placeholders<T>] extends [Placeholders<E>]
    ? T
    : { readonly unknownPlaceholder: Exclude<Placeholders<T>, Placeholders<E>> }
  : { readonly missingPlaceholder: Exclude<Placeholders<E>, Placeholders<T>> }

/** Forms other than `other` may omit `{count}` and spell the number out. */
type FormValues<E extends string, T> = T extends string
  ? [Placeholders<T>] extends [Placeholders<E>]
    ? T
    : { readonly unknownPlaceholder: Exclude<Placeholders<T>, Placeholders<E>> }
  : T

type OtherFor<E> = E extends { readonly other: infer O extends string } ? O : never

/** `T` if it fits the English texts, otherwise a type that does not match it. */
export type Checked<E, T> = E extends string
  ? T extends string
    ? SameValues<E, T>
    : never
  : IsPlural<E> extends true
    ? { readonly [F in keyof T]: F extends 'other' ? Checked<OtherFor<E>, T[F]> : FormValues<OtherFor<E>, T[F]> }
    : { readonly [K in keyof T]: K extends keyof E ? Checked<E[K], T[K]> : never }

/**
 * Declares the texts of a feature in another language. The type check refuses a missing or unknown key, a list of
 * another length, a plural without `other`, and a text whose placeholders differ from the English ones.
 * @example export const home = translation<typeof english>()({ … })
 */
export function translation<E>() {
  return <const T extends Shape<E>>(texts: T & Checked<E, T>): T => texts
}
