/** A style sheet of a part that did not come. */
export class MissingSheet extends Error {}

/** A file of the build did not come. Browsers throw a type error for a script, with words of their own. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof MissingSheet || (error instanceof TypeError && /import|module|fetch|load/i.test(error.message))
  )
}
