import { getSound, getWords } from './search-words.ts'
import { getForms, getStem } from './word-forms.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/** A word of a term. */
export type TypedWord = {
  /** As it was typed, in lower case. */
  readonly raw: string
  /** In Latin letters. */
  readonly text: string
  readonly sound: string
  /**
   * True for a word in an Indian script, which distinguishes long vowels from short ones. Latin letters often do not.
   */
  readonly isSpelled: boolean
  /** The sounds of its other forms, see `getForms`. */
  readonly forms: readonly string[]
  /** Equal for a word and its inflections. */
  readonly stem: string
}

const INDIAN = /[\p{Script=Devanagari}\p{Script=Gujarati}]/u

/** The words of a term in their order, each with its forms. */
export function getTypedWords(term: string): TypedWord[] {
  return getRawWords(term).flatMap((raw) => {
    const texts = getWords(raw)
    const forms = texts.length === 1 ? getForms(raw) : [raw]
    return texts.map((text) => {
      const sound = getSound(text)
      return {
        raw,
        text,
        sound,
        isSpelled: text !== raw && INDIAN.test(raw),
        forms: otherSounds(sound, forms),
        stem: stemSound(sound, forms),
      }
    })
  })
}

/** Words in lower case and in their own script. */
export function getRawWords(text: string): string[] {
  const plain = toNormalForm(text, 'NFKC')
    .replaceAll(/\p{Format}+/gu, '')
    .toLowerCase()
  return plain.match(/[\p{Letter}\p{Number}\p{Mark}'’]+/gu) ?? []
}

/** Words that are written as one. A compound of an Indian script has fewer vowels than its parts: હીરાબજાર, હીરા બજાર. */
export function joinWords(words: readonly Pick<TypedWord, 'raw'>[]): string {
  return getWords(words.map(({ raw }) => raw).join('')).join('')
}

/** The words of a text in an Indian script as one wrote each two of them without a space. */
export function getCompounds(text: string): string[] {
  if (!INDIAN.test(text)) return []
  return getRawWords(text).flatMap((raw, at, all) => {
    const next = all[at + 1]
    return next === undefined ? [] : [joinWords([{ raw }, { raw: next }])]
  })
}

/** The pairs of words as which a typed word can be read, each part with at least two letters. */
export function splitWord({ raw }: TypedWord): (readonly [TypedWord, TypedWord])[] {
  // A sign of a vowel stays with its letter.
  const letters = raw.match(/\p{Letter}\p{Mark}*/gu) ?? []
  if (letters.join('') !== raw || letters.length > MAX_COMPOUND) return []
  return letters.flatMap((_letter, at) => {
    const [first, ...others] = getTypedWords(letters.slice(0, at).join(''))
    const [second, ...rest] = getTypedWords(letters.slice(at).join(''))
    return first && second && others.length + rest.length === 0 ? [[first, second] as const] : []
  })
}

const MAX_COMPOUND = 20

function otherSounds(sound: string, forms: readonly string[]): readonly string[] {
  if (forms.length === 1) return []
  const sounds = new Set(forms.slice(1).flatMap(getWords).map(getSound))
  sounds.delete(sound)
  return [...sounds]
}

function stemSound(sound: string, forms: readonly string[]): string {
  return forms.length === 1 ? sound : getWords(getStem(forms)).map(getSound).join('')
}
