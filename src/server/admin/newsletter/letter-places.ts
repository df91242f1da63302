import type { Guide } from '../../guide/guide.ts'
import type { LetterPlace } from './letters.store.ts'

/** The text of a newsletter issue about each place. Undefined for a slug that the guide does not have. */
export function findLetterPlaces(guide: Pick<Guide, 'find'>, slugs: readonly string[]): (LetterPlace | undefined)[] {
  return slugs.map((slug) => {
    const place = guide.find(slug)
    return place && { slug, name: place.name, line: firstSentence(place.description) }
  })
}

function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
