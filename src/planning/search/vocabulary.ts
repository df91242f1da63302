import { groupBy } from '../lists/group-by.ts'
import { mapSliced, type SlicedWork } from '../lists/sliced-work.ts'
import { editDistance } from './edit-distance.ts'
import { getLetters, getSound } from './search-words.ts'

/** A word of the documents that a typed word may mean, and how sure that is, from 0 to 1. */
export type Meaning = { readonly word: number; readonly weight: number }

/** A typed word, and how it sounds. `isSpelled`: a word with another length of a vowel is another word. */
export type Typed = { readonly text: string; readonly sound: string; readonly isSpelled?: boolean }

/** All words of the documents, each with its number. */
export type Vocabulary = {
  /** For the next renewal. */
  readonly words: Words
  /** The number of a word of the documents, as it is written. */
  toNumber(text: string): number | undefined
  /**
   * The words that a typed word may mean: the same, the same sound, its beginning, else a part or a typo.
   * @param least sureness of the meanings that the caller wants; guesses are left out if they are less sure
   */
  getMeanings(typed: Typed, least: number): readonly Meaning[]
  /** The numbers of the words with this sound. */
  soundingLike(sound: string): readonly number[]
  /**
   * Among the words that begin alike, the one in which the smallest share of the letters differs, about a third at
   * most.
   */
  nearestTo(typed: Typed): string | undefined
}

type Known = { readonly text: string; readonly sound: string; readonly word: number }

const SAME_SOUND = 0.9
const BEGINNING = 0.6
const PART = 0.4
const ONE_TYPO = 0.5
const TWO_TYPOS = 0.3

/** A shorter word has too many neighbours for a typo or a part of a word. */
const MIN_GUESSED_LENGTH = 4
/** From this length of the sound on, two typos are forgiven. */
const MIN_LENGTH_OF_TWO_TYPOS = 8
/** More typos make another word. */
const MAX_NEAREST_TYPOS = 3
/** Doubled letters sound as one: "zzzz" is not the "J. J." that sounds alike. */
const MIN_SAME_SOUND = 2
/** The beginning of a sound that is shorter says too little. */
const MIN_SOUND_LENGTH = 3
/** A large city could have thousands of words that begin with one letter. */
const MAX_MEANINGS = 200
/** Stands between the words of one long text. No word contains it. */
const SEPARATOR = '\n'

/** @param texts folded words in the order of their numbers */
export function* prepareVocabulary(texts: readonly string[]): SlicedWork<Vocabulary> {
  const known = yield* mapSliced(texts, (text, word): Known => ({ text, sound: getSound(text), word }))
  const byText = known.toSorted((one, other) => compare(one.text, other.text))
  yield
  const bySound = known.toSorted(inOrderOfSound)
  yield
  return createVocabulary({ byText, bySound, byLength: groupByLength(byText) })
}

type Change = { readonly added: readonly Omit<Known, 'sound'>[]; readonly removed: ReadonlySet<number> }

/** The vocabulary after a change: as one of all its words from the beginning. */
export function renewVocabulary(before: Vocabulary, { added, removed }: Change): Vocabulary {
  if (added.length === 0 && removed.size === 0) return before
  const fresh = added.map(({ text, word }): Known => ({ text, sound: getSound(text), word }))
  const { words } = before
  const left = words.byText.filter(({ word }) => removed.has(word))
  const byText = merged(words.byText, { fresh, removed, order: (one, other) => compare(one.text, other.text) })
  const bySound = merged(words.bySound, { fresh, removed, order: inOrderOfSound })
  const lengths = new Set([...fresh, ...left].map(({ sound }) => sound.length))
  const regrouped = groupByLength(byText.filter(({ sound }) => lengths.has(sound.length)))
  const others = [...words.byLength].filter(([length]) => !lengths.has(length))
  return createVocabulary({ byText, bySound, byLength: new Map([...others, ...regrouped]) })
}

/** Words that sound alike are in the order of their letters. */
function inOrderOfSound(one: Known, other: Known): number {
  return compare(one.sound, other.sound) || compare(one.text, other.text)
}

type Merge = Pick<Change, 'removed'> & {
  readonly fresh: readonly Known[]
  readonly order: (one: Known, other: Known) => number
}

function merged(sorted: readonly Known[], { fresh, removed, order }: Merge): Known[] {
  const coming = fresh.toSorted(order)
  const all: Known[] = []
  let next = 0
  for (const known of sorted) {
    for (let first = coming[next]; first && order(first, known) < 0; first = coming[next]) {
      all.push(first)
      next++
    }
    if (!removed.has(known.word)) all.push(known)
  }
  return [...all, ...coming.slice(next)]
}

type Words = {
  readonly byText: readonly Known[]
  readonly bySound: readonly Known[]
  /** By the length of the sound. */
  readonly byLength: ReadonlyMap<number, OfOneLength>
}

function createVocabulary(words: Words): Vocabulary {
  const { byText, bySound, byLength } = words
  let parts: ((part: string) => number[]) | undefined
  return { words, toNumber, getMeanings, soundingLike, nearestTo }

  function toNumber(text: string): number | undefined {
    const found = byText[firstFrom(byText, 'text', text)]
    return found?.text === text ? found.word : undefined
  }

  /** Few words are guessed, so that the text of all words waits for the first guess. */
  function getParts(typed: string): number[] {
    parts ??= createParts(byText.map(({ text }) => text))
    return parts(typed).map((at) => byText[at]?.word ?? 0)
  }

  function soundingLike(sound: string): number[] {
    const words: number[] = []
    for (let at = firstFrom(bySound, 'sound', sound); bySound[at]?.sound === sound; at++) {
      words.push(bySound[at]?.word ?? 0)
    }
    return words
  }

  function nearestTo({ sound }: Typed): string | undefined {
    if (sound.length < MIN_SAME_SOUND) return undefined
    const allowed = Math.min(MAX_NEAREST_TYPOS, Math.floor((sound.length + 1) / 3))
    const first = sound.slice(0, 1)
    const letters = getLetters(sound)
    let nearest: string | undefined
    let least = Infinity
    for (let at = firstFrom(bySound, 'sound', first); bySound[at]?.sound.startsWith(first); at++) {
      const { text = '', sound: other = '' } = bySound[at] ?? {}
      if (getBits(letters ^ getLetters(other)) > 2 * allowed) continue
      const typos = editDistance(sound, other, allowed)
      const share = typos / Math.max(sound.length, other.length)
      if (typos > allowed || share >= least) continue
      nearest = text
      least = share
    }
    return nearest
  }

  function getMeanings({ text: typed, sound, isSpelled = false }: Typed, least: number): readonly Meaning[] {
    const found = new Map<number, number>()
    const add = (word: number, weight: number) => {
      if (weight > (found.get(word) ?? 0)) found.set(word, weight)
    }
    for (const { text, word } of startingWith(byText, 'text', typed)) {
      add(word, text === typed ? 1 : BEGINNING * (0.5 + (0.5 * typed.length) / text.length))
    }
    for (const { text, sound: other, word } of startingWith(bySound, 'sound', sound)) {
      if (isSpelled && isOtherLength(typed, text)) continue
      if (other === sound) add(word, sound.length >= MIN_SAME_SOUND ? SAME_SOUND : 0)
      else if (sound.length >= MIN_SOUND_LENGTH) add(word, BEGINNING * (0.5 + (0.4 * sound.length) / other.length))
    }
    if (found.size === 0 && least <= ONE_TYPO && isGuessed(typed)) {
      for (const word of getParts(typed)) add(word, PART)
      for (const { word, typos } of closestTo({ text: typed, sound })) add(word, typos <= 1 ? ONE_TYPO : TWO_TYPOS)
    }
    return [...found].map(([word, weight]) => ({ word, weight }))
  }

  /** The words with the fewest typos, in their sound or in their spelling. */
  function closestTo({ text, sound }: Typed): Guess[] {
    const own = { text, sound, letters: getLetters(sound) }
    const state = { allowed: sound.length >= MIN_LENGTH_OF_TWO_TYPOS ? 2 : 1, closest: new Array<Guess>() }
    // The most similar lengths first: what they allow leaves out most of the others.
    for (let far = 0; far <= state.allowed; far++) {
      for (const length of far === 0 ? [sound.length] : [sound.length - far, sound.length + far]) {
        const group = length < MIN_SOUND_LENGTH ? undefined : byLength.get(length)
        if (group) compareGroup(group, own, state)
      }
    }
    return state.closest
  }

  function compareGroup(
    { known, letters }: OfOneLength,
    own: Typed & { readonly letters: number },
    state: Guesses,
  ): void {
    for (let at = 0; at < known.length && state.closest.length < MAX_MEANINGS; at++) {
      // One typo changes at most two of the letters that a word has.
      if (getBits(own.letters ^ (letters[at] ?? 0)) > 2 * state.allowed) continue
      const { text = '', sound = '', word = 0 } = known[at] ?? {}
      if (!beginsAlike(own, { text, sound })) continue
      const bySound = editDistance(own.sound, sound, state.allowed)
      // A typo can change the sound of its neighbours: "museam" is one letter from "museum", and sounds like "musim".
      const bySpelling = editDistance(own.text, text, state.allowed)
      const typos = Math.max(1, Math.min(bySound, bySpelling))
      if (typos > state.allowed) continue
      if (typos < state.allowed) state.closest = []
      state.allowed = typos
      state.closest.push({ word, typos })
    }
  }
}

/** True for words that differ in the length of a vowel alone: સાડી, a sari, and સદી, a century. */
function isOtherLength(one: string, other: string): boolean {
  return one !== other && one.replaceAll('aa', 'a') === other.replaceAll('aa', 'a')
}

/** Few people mistake the first letter: gathiya, a snack, is no Patiya, a quarter. */
function beginsAlike(one: Typed, other: Typed): boolean {
  return one.text.charAt(0) === other.text.charAt(0) || one.sound.charAt(0) === other.sound.charAt(0)
}

type Guess = { readonly word: number; readonly typos: number }

/** The closest words so far, and how many typos a closer one may have. */
type Guesses = { allowed: number; closest: Guess[] }

/** Words whose sounds have one length, and the letters of each sound. */
type OfOneLength = { readonly known: readonly Known[]; readonly letters: Uint32Array }

function groupByLength(known: readonly Known[]): Map<number, OfOneLength> {
  const groups = groupBy(known, ({ sound }) => sound.length)
  return new Map(
    [...groups].map(([length, group]) => [
      length,
      { known: group, letters: Uint32Array.from(group, ({ sound }) => getLetters(sound)) },
    ]),
  )
}

/** True if other words may be meant. Numbers are never guessed: nobody means another number than the typed one. */
function isGuessed(typed: string): boolean {
  return typed.length >= MIN_GUESSED_LENGTH && !/^\d+$/.test(typed)
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
  const low = firstFrom(sorted, field, beginning)
  let end = low
  while (end < low + MAX_MEANINGS && sorted[end]?.[field].startsWith(beginning)) end++
  return sorted.slice(low, end)
}

/** The place of the first entry that does not come before a text. */
function firstFrom(sorted: readonly Known[], field: 'text' | 'sound', text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.[field] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The number of bits that are set in 32. */
function getBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
