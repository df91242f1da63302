import type { phraseOperations } from '#contract/city/phrases.operations.ts'
import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import type { Phrases, ShownPhrase } from '#contract/city/phrases.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

/** A city without phrases has an empty list. */
export function phraseHandlers({
  guide,
}: {
  guide: Pick<GuideHolder, 'current'>
}): HandlersFor<typeof phraseOperations> {
  return {
    listPhrases: (_input, { language }) => {
      const { phrases, languages: order } = guide.current()
      return {
        success: true,
        phrases: phrases?.phrases.map((phrase) => show(phrase, order, language)) ?? [],
        isChecked: phrases !== null && phrases.checkedBy !== null,
      }
    },
  }
}

function show(
  { slug, group, when, says }: Phrases['phrases'][number],
  order: readonly string[],
  language: LanguageCode,
): ShownPhrase {
  const own = when[language]
  return {
    slug,
    group,
    ...(own === undefined ? { when: when.en, lang: languages[0].code } : { when: own }),
    says: order.flatMap((lang) => {
      const phrase = says[lang]
      return phrase ? [{ lang, text: phrase.text, reading: phrase.reading ?? null }] : []
    }),
  }
}
