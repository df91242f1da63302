import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import { runAtOnce, runInSlices, type SlicedWork } from '../platform/concurrency/slices.ts'
import type { GuideContent } from './guide-content.ts'
import { prepareGuide, type GuideParts, type RatedGuide } from './guide.ts'
import type { PageWords } from './searched-pages.ts'
import type { Pictures } from './pictures.ts'
import { namesInLanguages } from './names-in-languages.ts'
import { unpackTranslations, type CurrentEntries } from './translations/current-translations.ts'
import { translateContent } from './translations/translate-content.ts'
import { createTranslatedNames } from './translations/translated-names.ts'

/** The sources of the guide besides the database. */
export type GuideSources = {
  readonly pictures: Pictures
  readonly pageWords: PageWords
  /** Texts of each language. */
  readonly hoursTexts: Readonly<Record<LanguageCode, GuideParts['hoursTexts']>>
}

/** The guides of one content. */
export type Guides = {
  /** The guide in a language. It is made at once when nobody has prepared it. */
  in(language: LanguageCode): RatedGuide
  /** Makes the guide in a language while other requests are answered. */
  prepare(language: LanguageCode): Promise<void>
}

export function createGuides(english: GuideContent, { pictures, pageWords, hoursTexts }: GuideSources): Guides {
  const unpacked = new Map<string, CurrentEntries>()
  const entriesOf = (language: string): CurrentEntries => {
    const packed = english.translations[language]
    const entries = unpacked.get(language) ?? (packed === undefined ? {} : unpackTranslations(packed))
    unpacked.set(language, entries)
    return entries
  }
  const allEntries = () => Object.keys(english.translations).map(entriesOf)
  const translatedNames = createTranslatedNames(english.places, allEntries)
  const listNames = () => namesInLanguages(english, entriesOf)
  const guideIn = (language: LanguageCode): SlicedWork<RatedGuide> => {
    const translated = language === languages[0].code ? null : translateContent(english, pictures, entriesOf(language))
    return prepareGuide({
      language,
      english,
      translated,
      pictures,
      pageWords,
      hoursTexts: hoursTexts[language],
      translatedNames,
      namesInLanguages: listNames,
    })
  }
  const made = new Map<LanguageCode, RatedGuide>()
  return {
    in: (language) => {
      const guide = made.get(language) ?? runAtOnce(guideIn(language))
      made.set(language, guide)
      return guide
    },
    prepare: async (language) => {
      if (!made.has(language)) made.set(language, await runInSlices(guideIn(language)))
    },
  }
}
