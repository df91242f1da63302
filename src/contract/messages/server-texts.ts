import { serverTexts as en } from './en/server-texts.ts'
import type { LanguageCode } from './languages.ts'

/** The server writes in every language; a build of the pages holds the texts of one. */
export const serverTexts = { en } as const satisfies Record<LanguageCode, object>
