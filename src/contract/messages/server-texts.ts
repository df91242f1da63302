import { serverTexts as en } from './en/server-texts.ts'
import { serverTexts as gu } from './gu/server-texts.ts'
import { serverTexts as hi } from './hi/server-texts.ts'
import type { LanguageCode } from './languages.ts'
import type { Shape } from './translation.ts'

/** The server holds the texts of all languages. A build of the pages holds one language. */
export const serverTexts = { en, gu, hi } as const satisfies Record<LanguageCode, Shape<typeof en>>

export type ServerTexts = (typeof serverTexts)[LanguageCode]
