/**
 * The text with one blank for each run of spaces. Breaks of lines stay. An expression with spaces on both sides of a sign
 * would try each of a million spaces as their beginning.
 */
export function withSingleSpaces(text: string): string {
  return text.replace(/[^\S\n]+/g, ' ')
}
