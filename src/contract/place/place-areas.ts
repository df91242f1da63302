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

/** The same for many places. Reading the words takes longer than the comparison, so each text is read once. */
export function createAreaTest(area: string): (place: Pick<Located, 'locality'>) => boolean {
  const asked = readWords(area)
  const read = new Map<string, boolean>()
  return ({ locality }) => {
    const known = read.get(locality)
    if (known !== undefined) return known
    const isInside = readWords(locality).includes(asked)
    read.set(locality, isInside)
    return isInside
  }
}

/** The places of each area, by its name. Each locality and each area is read once. */
export function groupByArea<Place extends Pick<Located, 'locality'>>(
  places: readonly Place[],
  areas: readonly string[],
): Map<string, Place[]> {
  const localities = new Map<string, { words: string; places: Place[] }>()
  for (const place of places) {
    const known = localities.get(place.locality)
    if (known) known.places.push(place)
    else localities.set(place.locality, { words: readWords(place.locality), places: [place] })
  }
  const read = [...localities.values()]
  return new Map(
    areas.map((area) => {
      const asked = readWords(area)
      return [area, read.flatMap(({ words, places: inside }) => (words.includes(asked) ? inside : []))]
    }),
  )
}

/** The words of a text in lower case, with a space before and after each. */
function readWords(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
}

function beginsWith(text: string, tag: string): boolean {
  if (!text.toLowerCase().startsWith(tag.toLowerCase())) return false
  return !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(tag.length))
}
