import { editDistance } from './edit-distance.ts'
import { lettersOf, soundOf } from './search-words.ts'

/** A word of the documents that a typed word may mean, and how sure that is, from 0 to 1. */
export type Meaning = { readonly word: number; readonly weight: number }

/** A typed word, and how it sounds. */
export type Typed = { readonly text: string; readonly sound: string }

/** All words of the documents, each with its number. */
export type Vocabulary = {
  /**
   * The words that a typed word may mean: the same, the same sound, its beginning, else a part or a typo.
   * @param least sureness of the meanings that the caller wants; guesses are left out if they are less sure
   */
  meaningsOf(typed: Typed, least: number): readonly Meaning[]
}

type Known = { readonly text: string; readonly sound: string; readonly word: number }

const SAME_SOUND = 0.9
const BEGINNING = 0.6
const PART = 0.4
const ONE_TYPO = 0.5
const TWO_TYPOS = 0.3

/** A shorter word has too many neighbours for a typo or a part of a word. */
const MIN_GUESSED_LENGTH = 4
/** From this length on, two typos are forgiven. */
const MIN_LENGTH_OF_TWO_TYPOS = 8
/** The beginning of a sound that is shorter says too little. */
const MIN_SOUND_LENGTH = 3
/** A large city could have thousands of words that begin with one letter. */
const MAX_MEANINGS = 200
/** Stands between the words of one long text. No word contains it. */
const SEPARATOR = '\n'

/** @param texts folded words in the order of their numbers */
export function createVocabulary(texts: readonly string[]): Vocabulary {
  const known = texts.map((text, word): Known => ({ text, sound: soundOf(text), word }))
  const byText = known.toSorted((one, other) => compare(one.text, other.text))
  const bySound = known.toSorted((one, other) => compare(one.sound, other.sound))
  const letters = Uint32Array.from(known, ({ sound }) => lettersOf(sound))
  const lengths = Uint16Array.from(known, ({ sound }) => sound.length)
  const parts = createParts(texts)
  return {
    meaningsOf({ text: typed, sound }, least) {
      const found = new Map<number, number>()
      const add = (word: number, weight: number) => {
        if (weight > (found.get(word) ?? 0)) found.set(word, weight)
      }
      for (const { text, word } of startingWith(byText, 'text', typed)) {
        add(word, text === typed ? 1 : BEGINNING * (0.5 + (0.5 * typed.length) / text.length))
      }
      for (const { sound: other, word } of startingWith(bySound, 'sound', sound)) {
        if (other === sound) add(word, SAME_SOUND)
        else if (sound.length >= MIN_SOUND_LENGTH) add(word, BEGINNING * (0.5 + (0.4 * sound.length) / other.length))
      }
      if (found.size === 0 && least <= ONE_TYPO && typed.length >= MIN_GUESSED_LENGTH) {
        for (const word of parts(typed)) add(word, PART)
        const limit = typed.length >= MIN_LENGTH_OF_TWO_TYPOS ? 2 : 1
        for (const { word, typos } of closestTo(sound, limit)) add(word, typos <= 1 ? ONE_TYPO : TWO_TYPOS)
      }
      return [...found].map(([word, weight]) => ({ word, weight }))
    },
  }

  /** The words with the fewest typos. */
  function closestTo(sound: string, limit: number): { word: number; typos: number }[] {
    const own = lettersOf(sound)
    let allowed = limit
    let closest: { word: number; typos: number }[] = []
    for (let word = 0; word < letters.length && closest.length < MAX_MEANINGS; word++) {
      const length = lengths[word] ?? 0
      if (length < MIN_SOUND_LENGTH || Math.abs(length - sound.length) > allowed) continue
      // One typo changes at most two of the letters that a word has.
      if (bitsOf(own ^ (letters[word] ?? 0)) > 2 * allowed) continue
      const typos = Math.max(1, editDistance(sound, known[word]?.sound ?? '', allowed))
      if (typos > allowed) continue
      if (typos < allowed) closest = []
      allowed = typos
      closest.push({ word, typos })
    }
    return closest
  }
}

/** Finds the words that contain a part by one pass through a single text, which is faster than a pass for each word. */
function createParts(texts: readonly string[]): (part: string) => number[] {
  const all = texts.join(SEPARATOR)
  const starts = new Uint32Array(texts.length)
  let next = 0
  for (const [word, text] of texts.entries()) {
    starts[word] = next
    next += text.length + SEPARATOR.length
  }
  return (part) => {
    const words: number[] = []
    for (let at = all.indexOf(part); at !== -1 && words.length < MAX_MEANINGS; at = all.indexOf(part, at + 1)) {
      words.push(wordAt(starts, at))
    }
    return words
  }
}

/** The last word that starts at or before a position. */
function wordAt(starts: Uint32Array, position: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** The entries that begin so, by a binary search for the first of them. */
function startingWith(sorted: readonly Known[], field: 'text' | 'sound', beginning: string): readonly Known[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.[field] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < low + MAX_MEANINGS && sorted[end]?.[field].startsWith(beginning)) end++
  return sorted.slice(low, end)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The number of bits that are set in 32. */
function bitsOf(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
