/** Sentences are shorter; a text of editors without a full stop may be longer. */
const MAX_LENGTH = 480

/** @returns the snippet of a text for the words of a term */
export type Snippets = (words: readonly string[]) => string

/**
 * Prepares the snippets of a text: the sentence that has most of the words, else the first one. Only a sentence
 * of more than 480 characters is cut, between words. Only the same spelling counts: a search writes many snippets, and the sounds of all their words would take most
 * of its time.
 */
export function createSnippets(text: string): Snippets {
  let prepared: Prepared | undefined
  return (words) => {
    // Most texts are in no result for a long time.
    const { lower, sentences } = (prepared ??= prepare(text))
    // Few texts of a result have a word that was typed: one pass through the whole is faster than one for each sentence.
    const present = words.filter((word) => lower.includes(word))
    let chosen = sentences[0]
    let most = 0
    for (const sentence of sentences) {
      if (most === present.length) break
      let count = 0
      for (const word of present) if (sentence.lower.includes(word)) count++
      if (count <= most) continue
      most = count
      chosen = sentence
    }
    return chosen?.snippet ?? ''
  }
}

/** Names of Latin letters in Gujarati, as in the initials જે. જે. and બી. એમ. */
const GUJARATI_INITIALS = 'એ|બી|સી|ડી|ઈ|ઇ|એફ|જી|એચ|આઈ|આઇ|જે|કે|એલ|એમ|એન|ઓ|પી|આર|એસ|ટી|યુ|વી|ડબલ્યુ|વાય|ઝેડ|ડો'

/** The full stop of an initial ends no sentence. Sentences of Hindi end with a danda, never with a full stop. */
const END_OF_SENTENCE = new RegExp(
  `(?<=[.?!।॥])(?<!(?:^|[\\s.(“])(?:\\p{Lu}|${GUJARATI_INITIALS})\\.)(?<!\\p{Script=Devanagari}\\.)\\s+`,
  'u',
)

type Sentence = { readonly lower: string; readonly snippet: string }
type Prepared = { readonly lower: string; readonly sentences: readonly Sentence[] }

function prepare(text: string): Prepared {
  const sentences = text.split(END_OF_SENTENCE)
  return {
    lower: text.toLowerCase(),
    sentences: sentences.map((sentence) => ({ lower: sentence.toLowerCase(), snippet: cut(sentence) })),
  }
}

function cut(sentence: string): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  const end = sentence.lastIndexOf(' ', MAX_LENGTH - 2)
  return `${sentence.slice(0, end > 0 ? end : MAX_LENGTH - 2).toWellFormed()} …`
}
