import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Content } from '../read-content.ts'
import { englishEntries, entryKey, type EnglishEntry } from './english-entries.ts'
import { missingTexts, type TranslatedEntry, type Translation } from './read-translations.ts'
import { getLength, longestTranslation } from './texts-by-path.ts'

/**
 * Reasons why a translation needs work: texts are missing or in work, English texts changed since, a text is too long
 * for its room or has other numbers, the English folder has no such text (left over), or a stop of a trip has another
 * name than its place.
 */
export type FindingKind = 'missing' | 'stale' | 'overlong' | 'numbers' | 'left-over' | 'name'

export type Finding = {
  readonly language: string
  readonly kind: FindingKind
  readonly file: string
  readonly key: string
  /** Path of the text, with what is wrong there. Null: the whole entry. */
  readonly field: string | null
}

/** The findings of all languages, and the lines of a report: a summary of each file and what needs work. */
export function reportTranslations(content: Content): { lines: string[]; findings: Finding[] } {
  const english = englishEntries(content)
  const reports = content.translations.map((translation) => {
    const findings = [...getFindings(translation, english), ...otherNamesOfStops(translation, english, content.trips)]
    return { findings, lines: getLines(translation.language, findings, english) }
  })
  return {
    lines: reports.flatMap(({ lines }) => lines),
    findings: reports.flatMap(({ findings }) => findings),
  }
}

function getLines(language: string, findings: readonly Finding[], english: readonly EnglishEntry[]): string[] {
  return [...new Set(english.map(({ file }) => file))].flatMap((file) => {
    const found = findings.filter((finding) => finding.file === file)
    const count = (kind: FindingKind) => `${found.filter((finding) => finding.kind === kind).length} ${kind}`
    const untranslated = new Set(
      found.filter(({ kind }) => kind === 'missing' || kind === 'stale').map(({ key }) => key),
    )
    const all = english.filter((entry) => entry.file === file).length
    const summary = [
      `${all - untranslated.size} of ${all} translated`,
      count('missing'),
      count('stale'),
      count('overlong'),
    ]
    return [
      `${language}/${file}: ${summary.join(', ')}`,
      ...found.map(({ kind, key, field }) => `  ${kind}  ${[key, ...(field === null ? [] : [field])].join(' › ')}`),
    ]
  })
}

function getFindings(translation: Translation, english: readonly EnglishEntry[]): Finding[] {
  const { language } = translation
  const translated = new Map(translation.entries.map((entry) => [entry.key, entry]))
  const known = new Set(english.map(({ key }) => key))
  return [
    ...english.flatMap((entry) => findingsOfEntry(entry, translated.get(entry.key))),
    ...translation.entries.filter(({ key }) => !known.has(key)).map((entry) => finding('left-over', entry)),
  ].map((found) => ({ ...found, language }))
}

function finding(kind: FindingKind, { file, key }: Pick<EnglishEntry, 'file' | 'key'>, field: string | null = null) {
  return { kind, file, key, field }
}

function findingsOfEntry(english: EnglishEntry, translated: TranslatedEntry | undefined) {
  if (!translated) return [finding('missing', english)]
  const isInWork = translated.source === ''
  if (!isInWork && translated.source !== english.hash) return [finding('stale', english)]
  return [
    ...[...translated.stale].map((path) => finding('stale', english, path)),
    ...missingTexts(english.texts, translated.texts)
      .filter((path) => !translated.stale.has(path))
      .map((path) => finding('missing', english, path)),
    ...missingTexts(translated.texts, english.texts).map((path) => finding('left-over', english, path)),
    ...(isInWork ? [finding('missing', english, 'source: in work, not stamped')] : []),
    ...overlongTexts(english, translated).map((path) => finding('overlong', english, path)),
    ...otherNumbers(english, translated).map((path) => finding('numbers', english, path)),
  ]
}

function overlongTexts(english: EnglishEntry, translated: TranslatedEntry): string[] {
  return [...english.texts].flatMap(([path, original]) => {
    const length = getLength(translated.texts.get(path) ?? '')
    const longest = longestTranslation(path, original)
    return length > longest ? [`${path}: ${length} characters, ${longest} at most`] : []
  })
}

/** A time, a price or a year that differs is a wrong fact. Numbers in words are not seen. */
function otherNumbers(english: EnglishEntry, translated: TranslatedEntry): string[] {
  return [...english.texts].flatMap(([path, original]) => {
    const words = translated.texts.get(path)
    if (words === undefined) return []
    const [wanted, found] = [numbersIn(original), numbersIn(words)]
    return haveSameValues(wanted, found)
      ? []
      : [`${path}: ${found.join(' ') || 'none'}, in English ${wanted.join(' ') || 'none'}`]
  })
}

/**
 * In an order of their own: languages put them in different places of a sentence. Groups do not count: 200,000 is
 * 2,00,000 in India.
 */
function numbersIn(words: string): string[] {
  return [...words.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number.replaceAll(',', '')).toSorted()
}

/** A language may say 16:30 in the 12-hour clock ("4:30 in the evening"). */
function haveSameValues(wanted: readonly string[], found: readonly string[]): boolean {
  const left = [...found]
  const isThere = (number: string) => {
    const index = left.findIndex((other) => other === number || other === toTwelveHours(number))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  }
  return wanted.every(isThere) && left.length === 0
}

/** "16:30" becomes "4:30", and "12:00" becomes "12". Other numbers are undefined. */
function toTwelveHours(number: string): string | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(number) ?? []
  if (hours === undefined) return undefined
  const hour = Number(hours) % 12 || 12
  return minutes === '00' ? `${hour}` : `${hour}:${minutes}`
}

/** A stop that is called as its place in English is called so in every language. */
function otherNamesOfStops(
  { language, entries }: Translation,
  english: readonly EnglishEntry[],
  trips: readonly ContentTrip[],
): Finding[] {
  const getText = (from: readonly { key: string; texts: ReadonlyMap<string, string> }[], key: string, path: string) =>
    from.find((entry) => entry.key === key)?.texts.get(path)
  return trips.flatMap(({ slug, destinations }) =>
    destinations.flatMap(({ activities }, d) =>
      activities.flatMap(({ place }, a): Finding[] => {
        const [trip, stop] = [entryKey('trips.json', null, slug), `destinations.${d}.activities.${a}.name`]
        const named = entryKey('places.json', null, place ?? '')
        if (getText(english, trip, stop) !== getText(english, named, 'name')) return []
        const [stopName, placeName] = [getText(entries, trip, stop), getText(entries, named, 'name')]
        if (stopName === undefined || placeName === undefined || stopName === placeName) return []
        const field = `${stop}: “${stopName}”, its place “${placeName}”`
        return [{ language, ...finding('name', { file: 'trips.json', key: trip }, field) }]
      }),
    ),
  )
}
