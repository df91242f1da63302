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
  /** The sounds of its other forms, see `getForms`. */
  readonly forms: readonly string[]
  /** Equal for a word and its inflections. */
  readonly stem: string
}

/** The words of a term in their order, each with its forms. */
export function getTypedWords(term: string): TypedWord[] {
  return getRawWords(term).flatMap((raw) => {
    const texts = getWords(raw)
    const forms = texts.length === 1 ? getForms(raw) : [raw]
    return texts.map((text) => {
      const sound = getSound(text)
      return { raw, text, sound, forms: otherSounds(sound, forms), stem: stemSound(sound, forms) }
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

function otherSounds(sound: string, forms: readonly string[]): readonly string[] {
  if (forms.length === 1) return []
  const sounds = new Set(forms.slice(1).flatMap(getWords).map(getSound))
  sounds.delete(sound)
  return [...sounds]
}

function stemSound(sound: string, forms: readonly string[]): string {
  return forms.length === 1 ? sound : getWords(getStem(forms)).map(getSound).join('')
}
