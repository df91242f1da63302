import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContentPlace } from '#contract/place/content-place.ts'
import { suggestionTopics, type SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import { newPlace, getPhoto } from '../../../../tests/support/desk-places.ts'
import { comparable, getPart, suggestedPart, valueOfPart, withPart } from './suggested-text.ts'

const topic = fc.constantFrom(...suggestionTopics)
const suggested = fc
  .constantFrom(
    { topic: 'pin', value: { lat: 21.2, lng: 72.8 } } as const,
    { topic: 'photo', value: { alt: 'A gate.', credit: 'Ravi' } } as const,
    { topic: 'openingHours', value: 'Mo 10:00-12:00' } as const,
    { topic: 'toilets', value: 'no' } as const,
    { topic: 'diet', value: { egg: 'yes' } } as const,
  )
  .map((one) => ({ ...one, photoUrl: `/media/${'a'.repeat(64)}.webp`, seenOn: '2026-12-05' }))
const place = fc.constantFrom(
  newPlace,
  { ...newPlace, photo: getPhoto('old.webp') },
  { ...newPlace, photos: [getPhoto('a.webp'), getPhoto('b.webp')] },
)

function put(text: ContentPlace, about: SuggestionTopic, part: unknown): ContentPlace {
  return ContentPlace.parse(withPart(text, about, part))
}

test('putting a part back gives the place as it was', () => {
  fc.assert(
    fc.property(place, suggested, (text, suggestion) => {
      const changed = put(text, suggestion.topic, suggestedPart(text, suggestion))
      const back = put(changed, suggestion.topic, getPart(text, suggestion.topic))
      expect(suggestionTopics.map((one) => getPart(back, one))).toEqual(
        suggestionTopics.map((one) => getPart(text, one)),
      )
    }),
  )
})

test('a suggestion changes its own part and no other', () => {
  fc.assert(
    fc.property(place, suggested, topic, (text, suggestion, other) => {
      fc.pre(other !== suggestion.topic)
      const changed = put(text, suggestion.topic, suggestedPart(text, suggestion))
      expect(getPart(changed, other)).toEqual(getPart(text, other))
    }),
  )
})

test('what was suggested is read back from the part, without its evidence', () => {
  const suggestion = { topic: 'diet', value: { jain: 'only' }, photoUrl: '', seenOn: '2026-12-05' } as const
  const part = suggestedPart(newPlace, suggestion)
  expect(valueOfPart('diet', part)).toEqual({ jain: 'only' })
  expect(comparable('diet', part)).toEqual({ diet: { jain: 'only' } })
})
