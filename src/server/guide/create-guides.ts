import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import type { GuideContent } from './guide-content.ts'
import { createGuide, type RatedGuide } from './guide.ts'
import type { PageWords } from './guide-search.ts'
import type { Pictures } from './pictures.ts'
import { namesInLanguages } from './names-in-languages.ts'
import { unpackTranslations, type CurrentEntries } from './translations/current-translations.ts'
import { translateContent } from './translations/translate-content.ts'
import { createTranslatedNames } from './translations/translated-names.ts'

/** The sources of the guide besides the database. */
export type GuideSources = { readonly pictures: Pictures; readonly pageWords: PageWords }

/** The guide in a language. It is made when somebody first reads it. */
export type GuideInLanguage = (language: LanguageCode) => RatedGuide

export function createGuides(english: GuideContent, { pictures, pageWords }: GuideSources): GuideInLanguage {
  const entriesOf = keep((language: string): CurrentEntries => {
    const packed = english.translations[language]
    return packed === undefined ? {} : unpackTranslations(packed)
  })
  const allEntries = () => Object.keys(english.translations).map(entriesOf)
  const translatedNames = createTranslatedNames(english.places, allEntries)
  const listNames = () => namesInLanguages(english, entriesOf)
  return keep((language: LanguageCode) => {
    const translated = language === languages[0].code ? null : translateContent(english, pictures, entriesOf(language))
    return createGuide({
      language,
      english,
      translated,
      pictures,
      pageWords,
      translatedNames,
      namesInLanguages: listNames,
    })
  })
}

function keep<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
