type Located = { readonly locality: string; readonly tags: readonly string[] }

/**
 * The areas of a city, by the names that its places give them. A tag names an area if a part of some locality begins
 * with it: `rander` in "Chunarwad, Rander". So "on the Tapi bank" makes no area of the river.
 * @returns names as the localities spell them, each once
 */
export function getAreas(places: readonly Located[]): string[] {
  const names = new Map<string, string>()
  for (const { locality, tags } of places) {
    const parts = locality.split(/[,;]| and /u).map((part) => part.trim())
    for (const tag of tags) {
      const part = parts.find((text) => beginsWith(text, tag))
      if (part !== undefined && !names.has(tag)) names.set(tag, part.slice(0, tag.length))
    }
  }
  return [...names.values()]
}

/** True if the locality of a place is in the area. Case is ignored. */
export function isInArea(place: Pick<Located, 'locality'>, area: string): boolean {
  return readWords(place.locality).includes(readWords(area))
}

/** The same for many places and areas. Reading words takes longer than comparing them, so each text is read once. */
export function createAreaTest(): typeof isInArea {
  const known = new Map<string, string>()
  const read = (text: string) => {
    const words = known.get(text) ?? readWords(text)
    known.set(text, words)
    return words
  }
  return ({ locality }, area) => read(locality).includes(read(area))
}

/** The words of a text in lower case, with a space before and after each. */
function readWords(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
}

function beginsWith(text: string, tag: string): boolean {
  if (!text.toLowerCase().startsWith(tag.toLowerCase())) return false
  return !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(tag.length))
}
