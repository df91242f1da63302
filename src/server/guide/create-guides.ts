import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import { runAtOnce, type SlicedWork } from '#planning/lists/sliced-work.ts'
import { runInSlices } from '../platform/concurrency/slices.ts'
import type { GuideContent } from './guide-content.ts'
import type { RatedGuide } from './guide.ts'
import { namesInLanguages } from './names-in-languages.ts'
import type { Pictures } from './pictures.ts'
import { renewPlaceNames, type PlaceNames } from './place-names.ts'
import type { SentenceTexts } from './place-sentences.ts'
import { renewGuide, type RenewedGuide } from './renew-guide.ts'
import { renew, type Renewed } from './renewed.ts'
import type { PageWords } from '#planning/search/searched-pages.ts'
import { unpackTranslations, type CurrentEntries } from './translations/current-translations.ts'
import { translateContent, type TranslatedContent } from './translations/translate-content.ts'
import { createTranslatedNames, type TranslatedNames } from './translations/translated-names.ts'

/** The sources of the guide besides the database. */
export type GuideSources = {
  readonly pictures: Pictures
  readonly pageWords: PageWords
  /** Texts of each language. */
  readonly hoursTexts: Readonly<Record<LanguageCode, SentenceTexts>>
}

/** The guides of one content. */
export type Guides = {
  /** The guide in a language. It is made at once when nobody has prepared it. */
  in(language: LanguageCode): RatedGuide
  /** Makes the guide in a language while other requests are answered. */
  prepare(language: LanguageCode): Promise<void>
  /** For the next renewal. */
  readonly parts: Parts
}

type Made = RenewedGuide & { readonly translated: TranslatedContent | null }

type Parts = {
  /** The latest guide in each language, maybe of an earlier content. */
  readonly latest: Map<LanguageCode, Made>
  readonly unpacked: Map<string, Renewed<CurrentEntries>>
  names: PlaceNames | undefined
  translatedNames: Renewed<TranslatedNames> | undefined
}

/** @param before the guides before a change of content. Entries that did not change are the same objects in both. */
export function createGuides(
  english: GuideContent,
  { pictures, pageWords, hoursTexts }: GuideSources,
  before?: Guides,
): Guides {
  const parts: Parts = before
    ? { ...before.parts, latest: new Map(before.parts.latest), unpacked: new Map(before.parts.unpacked) }
    : { latest: new Map(), unpacked: new Map(), names: undefined, translatedNames: undefined }
  const getEntries = (language: string): CurrentEntries => {
    const packed = english.translations[language]
    const entries = renew(parts.unpacked.get(language), [packed], () =>
      packed === undefined ? {} : unpackTranslations(packed),
    )
    parts.unpacked.set(language, entries)
    return entries.value
  }
  const allEntries = () => Object.keys(english.translations).map(getEntries)
  const guideIn = function* (language: LanguageCode): SlicedWork<Made> {
    const latest = parts.latest.get(language)
    const names = yield* renewPlaceNames(english.places, parts.names)
    parts.names = names
    const { getPosition } = names
    parts.translatedNames = renew(parts.translatedNames, [names.names, english.translations], () =>
      createTranslatedNames(english.places, names.isKey, allEntries),
    )
    const translated =
      language === languages[0].code
        ? null
        : yield* translateContent(
            english,
            { pictures, entries: getEntries(language), getPosition },
            latest?.translated?.parts,
          )
    const guideParts = {
      language,
      english,
      translated,
      pictures,
      pageWords,
      hoursTexts: hoursTexts[language],
      names,
      translatedNames: parts.translatedNames.value,
      namesInLanguages: () => namesInLanguages(english, getEntries),
    }
    return { ...(yield* renewGuide(guideParts, latest?.models)), translated }
  }
  const made = new Map<LanguageCode, RatedGuide>()
  const store = (language: LanguageCode, guide: Made): RatedGuide => {
    parts.latest.set(language, guide)
    made.set(language, guide.rated)
    return guide.rated
  }
  return {
    in: (language) => made.get(language) ?? store(language, runAtOnce(guideIn(language))),
    prepare: async (language) => {
      if (!made.has(language)) store(language, await runInSlices(guideIn(language)))
    },
    parts,
  }
}
