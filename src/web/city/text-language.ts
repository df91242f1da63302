import { language } from '#messages/language.ts'
import type { Language } from '#contract/messages/language.ts'
import { languages } from '#contract/messages/languages.ts'

const { script }: Language = language
const letters = script === undefined ? null : new RegExp(`\\p{Script=${script}}`, 'u')

/**
 * The language of a text of the guide, for `lang`. A text that nobody has translated yet is English, and has no letter of
 * the page's script.
 * @returns undefined if the text is in the language of the page, or the page has no script of its own
 */
export function getLang(text: string): string | undefined {
  return letters === null || letters.test(text) ? undefined : languages[0].code
}
