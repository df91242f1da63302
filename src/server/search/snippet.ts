import { wordsOf } from './search-words.ts'

const MAX_LENGTH = 160

/**
 * The sentence of a text that has most of the term's words, else the first one. Longer ones are cut between words. Only
 * the same spelling counts: a search writes many snippets, and the sounds of all their words would take most of its time.
 */
export function snippetOf(text: string, term: string): string {
  const wanted = wordsOf(term)
  const sentences = text.split(/(?<=[.;:!?])\s+/u)
  let chosen = sentences[0] ?? ''
  let most = 0
  for (const sentence of sentences) {
    const lower = sentence.toLowerCase()
    const count = wanted.filter((word) => lower.includes(word)).length
    if (count <= most) continue
    most = count
    chosen = sentence
  }
  return cut(chosen)
}

function cut(sentence: string): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  const end = sentence.lastIndexOf(' ', MAX_LENGTH - 2)
  return `${sentence.slice(0, end > 0 ? end : MAX_LENGTH - 2).toWellFormed()} …`
}
