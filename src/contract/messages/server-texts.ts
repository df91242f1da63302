import { serverTexts as en } from './en/server-texts.ts'
import type { LanguageCode } from './languages.ts'

/** The server holds the texts of all languages. A build of the pages holds one language. */
export const serverTexts = { en } as const satisfies Record<LanguageCode, object>

export type ServerTexts = (typeof serverTexts)[LanguageCode]
