import type { ContentPhoto, ContentPlace } from '#contract/place/content-place.ts'
import { getPhotos } from '#contract/place/content-place.ts'
import type { Fact } from '#contract/place/fact.ts'
import {
  SUGGESTED_PHOTO_LICENSE,
  suggestedFacts,
  type SuggestedFact,
  type SuggestionTopic,
} from '#contract/place/suggestion-rules.ts'

/** One suggested change of a place. Its value is any JSON until the schema of places has checked it. */
export type Suggested = {
  readonly topic: SuggestionTopic
  readonly value: unknown
  readonly photoUrl: string
  readonly seenOn: string
}

/** The part of a place that a topic is about. Undefined: the place does not have it. */
export function getPart(text: ContentPlace, topic: SuggestionTopic): unknown {
  if (topic === 'pin') return text.geo
  if (topic === 'photo') return getPhotos(text)
  return isFact(topic) ? text.facts?.[topic] : undefined
}

/** The text with another part. The caller checks its form. `undefined` removes a fact. */
export function withPart(text: ContentPlace, topic: SuggestionTopic, part: unknown): object {
  if (topic === 'pin') return { ...text, geo: part }
  if (topic === 'photo') {
    // One list has all photos; the field of folders of earlier versions goes into it.
    const { photo: _photo, photos: _photos, ...rest } = text
    return Array.isArray(part) && part.length === 0 ? rest : { ...rest, photos: part }
  }
  if (!isFact(topic)) return text
  const { [topic]: _before, ...others } = text.facts ?? {}
  return { ...text, facts: part === undefined ? others : { ...others, [topic]: part } }
}

/** The part as the suggestion wants it. A fact that was seen has one source: the traveller who saw it. */
export function suggestedPart(text: ContentPlace, { topic, value, photoUrl, seenOn }: Suggested): unknown {
  if (topic === 'pin') return { ...getFields(value), precision: 'site' }
  if (topic === 'photo') {
    const photo = { ...getFields(value), file: photoUrl, license: SUGGESTED_PHOTO_LICENSE }
    return [...getPhotos(text), photo]
  }
  return { value, source: null, checkedOn: seenOn, confidence: 'reported', isSeen: true } satisfies Fact<unknown>
}

/** The value of a part, in the form of a suggestion. */
export function valueOfPart(topic: SuggestionTopic, part: unknown): unknown {
  const fields = getFields(part)
  if (topic === 'pin') return { lat: fields['lat'], lng: fields['lng'] }
  if (topic !== 'photo') return fields['value']
  const last = isPhotos(part) ? part.at(-1) : undefined
  return last && { alt: last.alt, credit: last.credit }
}

/** Dotted path of a part in the text. */
export function pathOfPart(text: ContentPlace, topic: SuggestionTopic): string {
  if (topic === 'pin') return 'geo'
  return topic === 'photo' ? `photos.${getPhotos(text).length}` : `facts.${topic}`
}

/** The part without its evidence, which changes each time, so that two parts can be compared. */
export function comparable(topic: SuggestionTopic, part: unknown): object {
  if (topic === 'pin' || topic === 'photo') return { [topic]: part }
  return { [topic]: getFields(part)['value'] }
}

/** Day of the check and confidence of a fact. Positions and photos have no evidence. */
export function getEvidence(text: ContentPlace, topic: SuggestionTopic) {
  const fact = isFact(topic) ? text.facts?.[topic] : undefined
  return fact ? { checkedOn: fact.checkedOn, confidence: fact.confidence } : null
}

function isFact(topic: SuggestionTopic): topic is SuggestedFact {
  return suggestedFacts.some((fact) => fact === topic)
}

function getFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function isPhotos(part: unknown): part is ContentPhoto[] {
  return Array.isArray(part)
}
