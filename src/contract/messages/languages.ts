import { language as en } from './en/language.ts'
import { language as gu } from './gu/language.ts'
import { language as hi } from './hi/language.ts'
import type { Language } from './language.ts'

/** The first language is the default. */
export const languages = [en, gu, hi] as const satisfies readonly [Language, ...Language[]]

export type KnownLanguage = (typeof languages)[number]

export type LanguageCode = KnownLanguage['code']

/** @returns undefined for a code that none of our languages has, such as that of one given up */
export function knownLanguage(code: string | null): KnownLanguage | undefined {
  return languages.find((language) => language.code === code)
}

/** Path of a page in a language. The home page of a further language is its base alone. */
export function pathIn({ base }: Language, path: string): string {
  return base === '' ? path : base + path.replace(/^\/(?=$|\?)/, '')
}

/**
 * The languages in which the guide to a city is served: those of the city that are built, and the first language, in
 * which the texts of every city are written.
 * @param codes languages of the city
 */
export function servedLanguages(codes: readonly string[]): readonly KnownLanguage[] {
  return languages.filter(({ code }) => code === languages[0].code || codes.includes(code))
}

type Alternate = { readonly hreflang: string; readonly path: string }

/**
 * A page in each language, as search engines ask for it. They send people of other languages to `x-default`.
 * @param codes languages of the city
 */
export function alternatesFor(path: string, codes: readonly string[]): readonly Alternate[] {
  const served = servedLanguages(codes)
  if (served.length < 2) return []
  const alternates = served.map((language) => ({ hreflang: language.code as string, path: pathIn(language, path) }))
  return [...alternates, { hreflang: 'x-default', path: pathIn(languages[0], path) }]
}

/** The best of these languages for somebody who prefers these tags of BCP 47, best first. */
export function bestLanguage(
  tags: readonly string[],
  offered: readonly KnownLanguage[] = languages,
): KnownLanguage | undefined {
  return tags
    .map((tag) => tag.toLowerCase())
    .flatMap((tag) => offered.filter(({ code }) => tag === code || tag.startsWith(`${code}-`)))[0]
}

/** Attributes of an HTML document in a language. Left to right needs none. */
export function getAttributes({ code, dir }: Language): string {
  return dir === 'rtl' ? `lang="${code}" dir="rtl"` : `lang="${code}"`
}
