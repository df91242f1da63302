/** Shorter beginnings, and those that end in one or two Latin letters such as "Rs.", end in an abbreviation. */
const FIRST_SENTENCE = /^.{40,}?(?<!\P{L}\p{Script=Latin}{1,2})[.!?।](?=\s+[^\p{Ll}])/u

/** The first sentence of a description says why to go. `more` is the rest of it, blank if there is none. */
export function splitDescription(description: string): { why: string; more: string } {
  const why = FIRST_SENTENCE.exec(description)?.[0] ?? description
  return { why, more: description.slice(why.length).trim() }
}
