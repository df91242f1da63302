import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { slug, text } from '../text/content-fields.ts'
import { phraseGroups } from './phrase-groups.ts'

const PhraseGroup = z.enum(phraseGroups)

const languageCode = z.string().check(z.regex(/^[a-z]{2,3}$/, contentCode('content.language')))

const Phrase = z.strictObject({
  slug,
  group: PhraseGroup,
  /** In each language of the guide. English is always there. */
  when: z.intersection(z.object({ en: text }), z.record(languageCode, text)),
  /** `reading` writes the sounds in Latin letters. Left out: the text has them. */
  says: z.record(languageCode, z.strictObject({ text, reading: z.optional(text) })),
})

/** `phrases.json` of a city's folder: sentences for those who do not speak the languages of the city. */
export const Phrases = z.strictObject({
  /** `machine`, or a name. */
  madeBy: text,
  /** The native reader. Null: nobody has checked them yet. */
  checkedBy: z.nullable(text),
  phrases: z.array(Phrase).check(z.minLength(1)),
})
export type Phrases = z.infer<typeof Phrases>

/** A phrase as a page shows it. */
export const ShownPhrase = z.object({
  slug: z.string(),
  group: PhraseGroup,
  when: z.string(),
  /** Language of `when`, if it is not that of the answer. */
  lang: z.optional(z.string()),
  /** In the city's order of its languages. `reading` is null where the letters are Latin. */
  says: z.array(z.object({ lang: z.string(), text: z.string(), reading: z.nullable(z.string()) })),
})
export type ShownPhrase = z.infer<typeof ShownPhrase>
