import type { PlaceDefaults } from './candidate.ts'
import { kindOfValue } from './osm-place-kinds.ts'

/** Words for kinds of places that OpenStreetMap has no value for, in the languages of the guide. */
const WORDS: readonly (readonly [string, string])[] = [
  ['museum', 'museums, સંગ્રહાલય, મ્યુઝિયમ, संग्रहालय, म्यूज़ियम'],
  ['park', 'parks, gardens, બગીચો, ઉદ્યાન, બાગ, बगीचा, उद्यान, बाग'],
  ['cafe', 'cafes, café, cafés, coffee, coffee shop, tea, tea house, bakery, કાફે, कैफ़े, कैफे'],
  ['restaurant', 'restaurants, eat, food, dining, thali, eatery, રેસ્ટોરાં, રેસ્ટોરન્ટ, रेस्तराँ, रेस्टोरेंट'],
  ['fast_food', 'street food, snack, snacks, farsan, food stall, tea stall, stall, સ્ટ્રીટ ફૂડ, નાસ્તો, स्ट्रीट फ़ूड, नाश्ता'],
  [
    'castle',
    'castles, historical places, historical place, historic, heritage, heritage site, કિલ્લો, ઐતિહાસિક, किला, ऐतिहासिक',
  ],
  ['marketplace', 'market, bazaar, bazar, shopping, બજાર, बाज़ार, बाजार'],
  [
    'attraction',
    'attractions, see, sight, sights, sightseeing, trending, place of interest, tourist attraction, ફરવાલાયક, दर्शनीय',
  ],
  ['beach', 'beaches, દરિયાકિનારો, समुद्र तट'],
  ['viewpoint', 'view, lookout'],
  ['place_of_worship', 'temple, mandir, મંદિર, मंदिर, mosque, church, dargah'],
]

const VALUE_OF_WORD = new Map(
  WORDS.flatMap(([value, words]) => words.split(',').map((word): [string, string] => [getKey(word), value])),
)

function getKey(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

/**
 * The kind of place that a word names: a value of OpenStreetMap, or an everyday word. @returns null for any other word
 */
export function kindOfWord(word: string): PlaceDefaults | null {
  const key = getKey(word)
  return kindOfValue(VALUE_OF_WORD.get(key) ?? key)
}
