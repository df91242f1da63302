/** Number of characters of a review that the audit log stores. They identify the review. */
export const FIRST_WORDS_MAX = 80

/** The first words of a text in one line. Cut text ends with an ellipsis, after a whole word if there is one. */
export function firstWords(text: string): string {
  // Code points, because half of a surrogate pair is no character.
  const characters = Array.from(text.replace(/\s+/g, ' ').trim())
  if (characters.length <= FIRST_WORDS_MAX) return characters.join('')
  const cut = characters.slice(0, FIRST_WORDS_MAX - 2).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut} …`
}
