/**
 * Words of opening hours that have one meaning each. `through` stands between two ends, `except` before its days and
 * `excepted` behind them. `late` is an end that nobody knows, `others` are the weekdays that no
 * earlier rule names.
 */
export const plainHoursWords = [
  'holiday',
  'daily',
  'weekdays',
  'weekend',
  'others',
  'always',
  'through',
  'and',
  'except',
  'excepted',
  'closed',
  'open',
  'unknown',
  'late',
  'filler',
] as const
export type PlainHoursWord = (typeof plainHoursWords)[number]

/** Lists of spellings in lower case, with a space between two. */
type HoursVocabulary = {
  /** From Monday. */
  readonly weekdays: readonly [string, string, string, string, string, string, string]
  /** From January. */
  readonly months: readonly string[]
  readonly parts?: Readonly<Partial<Record<'morning' | 'afternoon' | 'evening' | 'night', string>>>
  readonly sun?: Readonly<Partial<Record<'dawn' | 'sunrise' | 'sunset' | 'dusk', string>>>
  readonly halves?: Readonly<Record<'am' | 'pm', string>>
  readonly noon?: string
  readonly midnight?: string
  readonly plain: Readonly<Partial<Record<PlainHoursWord, string>>>
  /** Several words, and the word that they mean. They are replaced before a text is cut into words. */
  readonly phrases?: readonly (readonly [RegExp, string])[]
  /** Case endings that stand at a word. */
  readonly endings?: readonly (readonly [ending: string, meaning: PlainHoursWord])[]
}

/** Words in lower case. A star stands for any further letters. */
type FeeVocabulary = {
  readonly groups: Readonly<Partial<Record<'adult' | 'child' | 'foreigner' | 'senior' | 'camera', readonly string[]>>>
  readonly free: readonly string[]
  /** Words that say nothing of who pays. */
  readonly fillers: readonly string[]
  /** Words beside an age. */
  readonly ages: readonly string[]
}

/**
 * The words with which people of a language write opening hours and prices. The guide uses them to read typed texts and
 * files, independent of the language of the page. A word that no language has is never guessed.
 */
export type PlaceVocabulary = { readonly hours: HoursVocabulary; readonly fees: FeeVocabulary }
