import { describe, expect, test } from 'vitest'
import { ContentPlace } from '#contract/place/content-place.ts'
import { candidateOfOsm } from './osm-place.ts'
import { kindOfPlace } from './osm-place-kinds.ts'

const SURAT = { south: 21, west: 72.6, north: 21.4, east: 73 }
const URL = 'https://www.openstreetmap.org/node/1'

function read(tags: Record<string, string>, url: string | null = URL) {
  return candidateOfOsm(
    { number: 1, url, tags: { name: 'Chai', amenity: 'cafe', ...tags }, at: [72.8, 21.2] },
    { today: '2026-11-23', languages: ['gu', 'hi', 'en'], currency: 'INR', country: 'IN', bounds: SURAT },
  )
}

const getFacts = (tags: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(read(tags).facts).filter(([, fact]) => fact !== undefined))

test.each([
  [{ opening_hours: 'Mo-Su 10:00-22:00' }, 'openingHours', 'Mo-Su 10:00-22:00'],
  [{ 'diet:vegetarian': 'only', 'diet:jain': 'yes' }, 'diet', { vegetarian: 'only', jain: 'yes' }],
  [{ 'diet:vegan': 'no', 'diet:halal': 'yes' }, 'diet', { vegan: 'no', halal: 'yes' }],
  [{ wheelchair: 'limited' }, 'stepFree', 'limited'],
  [{ toilets: 'yes' }, 'toilets', 'yes'],
  [{ phone: '+91-261-2423750;+91 261 2423751' }, 'phone', '+91 261 2423750'],
  [{ 'contact:phone': '0091 261 2423750' }, 'phone', '+91 261 2423750'],
  [{ website: 'https://chai.example/' }, 'website', 'https://chai.example/'],
  [{ 'contact:website': 'http://chai.example/' }, 'website', 'http://chai.example/'],
  [{ fee: 'no' }, 'fees', { prices: [], from: null, until: null }],
  [{ charge: '20 INR' }, 'fees', { prices: [{ for: 'adult', amount: 20 }], from: null, until: null }],
  [
    { charge: '500 INR foreigners; 20 INR residents', fee: 'yes' },
    'fees',
    {
      prices: [
        { for: 'foreigner', amount: 500 },
        { for: 'adult', amount: 20 },
      ],
      from: null,
      until: null,
    },
  ],
  [{ fee: '₹1,200' }, 'fees', { prices: [{ for: 'adult', amount: 1200 }], from: null, until: null }],
  [{ website: 'www.chai.example' }, 'website', 'https://www.chai.example'],
  [{ phone: '0261 2423750' }, 'phone', '+91 261 242 3750'],
  [{ 'addr:full': '1 Ring Road, Surat' }, 'postalAddress', '1 Ring Road, Surat'],
  [
    { 'addr:housenumber': '1', 'addr:street': 'Ring Road', 'addr:city': 'Surat', 'addr:postcode': '395002' },
    'postalAddress',
    '1 Ring Road, Surat, 395002',
  ],
])('%o is the fact %s', (tags, fact, value) => {
  expect(getFacts(tags)[fact]).toEqual({ value, source: URL, checkedOn: '2026-11-23', confidence: 'reported' })
})

test.each(['constructor', '__proto__', 'toString'])(
  'a religion of the name %s is one that is not known',
  (religion) => {
    expect(kindOfPlace({ amenity: 'place_of_worship', religion })).toMatchObject({ schemaOrgType: 'PlaceOfWorship' })
  },
)

test('names in the languages of the city are facts, and the English one is the name', () => {
  const { name, facts } = read({
    name: 'ચા',
    'name:en': 'Chai Point',
    'name:gu': 'ચા',
    'name:hi': 'चाय',
    'name:fr': 'Thé',
  })
  expect(name).toBe('Chai Point')
  expect(Object.entries(facts.names ?? {}).map(([code, { value }]) => [code, value])).toEqual([
    ['gu', { name: 'ચા', transliterated: false }],
    ['hi', { name: 'चाय', transliterated: false }],
  ])
})

test.each([
  { wheelchair: 'designated' },
  { 'diet:vegan': 'limited' },
  { toilets: 'customers' },
  { charge: '20 USD' },
  { fee: 'yes' },
  { 'addr:street': '' },
])('%o says nothing that the guide has a value for', (tags) => {
  expect(Object.values(getFacts(tags))).toEqual([])
})

test.each([
  [{ website: 'javascript:alert(1)' }, 'not-an-address'],
  [{ website: 'www,chai,example' }, 'not-an-address'],
  [{ charge: '20 USD' }, 'other-currency'],
  [{ charge: '€25' }, 'other-currency'],
  [{ charge: '10-20 INR' }, 'several-prices'],
  [{ charge: '20 INR students' }, 'several-prices'],
  [{ fee: 'yes' }, 'fee-unknown'],
  [{ fee: 'no', charge: '20 INR' }, 'contradiction'],
  [{ toilets: 'customers' }, 'not-one-of'],
  [{ phone: '2423750' }, 'not-a-phone'],
])('%o is left out, and the row says so', (tags, code) => {
  const { facts, problems } = read(tags)
  expect(Object.values(facts).filter((fact) => fact !== undefined)).toEqual([])
  expect(problems.map((problem) => problem.code)).toEqual([code])
})

test('other tags are named', () => {
  expect(read({ cuisine: 'indian', operator: 'Chai', wheelchair: 'yes' }).ignored).toEqual(['cuisine', 'operator'])
})

test('facts of an element that the file does not name have no source and are left out', () => {
  expect(read({ wheelchair: 'yes' }, null)).toMatchObject({ facts: {}, problems: [{ code: 'no-source' }] })
})

describe('the kind of a place', () => {
  test.each([
    [{ tourism: 'museum' }, 'explore', 'museum', 'Museum'],
    [{ tourism: 'zoo' }, 'explore', 'nature', 'Zoo'],
    [{ tourism: 'attraction', historic: 'fort' }, 'historical', 'historical', 'LandmarksOrHistoricalBuildings'],
    [{ tourism: 'attraction' }, 'explore', 'attraction', 'TouristAttraction'],
    [{ historic: 'tomb' }, 'historical', 'historical', 'LandmarksOrHistoricalBuildings'],
    [{ natural: 'beach' }, 'explore', 'nature', 'Beach'],
    [{ leisure: 'park' }, 'explore', 'nature', 'Park'],
    [{ leisure: 'water_park' }, 'explore', 'attraction', 'AmusementPark'],
    [{ amenity: 'cafe' }, 'cafe', 'cafe', 'CafeOrCoffeeShop'],
    [{ amenity: 'restaurant' }, 'cafe', 'cafe', 'Restaurant'],
    [{ amenity: 'fast_food' }, 'street_food', 'street_food', 'FastFoodRestaurant'],
    [{ amenity: 'marketplace' }, 'explore', 'attraction', 'Place'],
    [{ amenity: 'place_of_worship', religion: 'hindu' }, 'explore', 'attraction', 'HinduTemple'],
    [{ amenity: 'place_of_worship' }, 'explore', 'attraction', 'PlaceOfWorship'],
    [{ historic: 'tower' }, 'historical', 'historical', 'LandmarksOrHistoricalBuildings'],
    [{ amenity: 'bar' }, 'cafe', 'cafe', 'BarOrPub'],
    [{ shop: 'mall' }, 'explore', 'attraction', 'ShoppingCenter'],
  ])('%o is %s, %s, %s', (tags, category, kind, schemaOrgType) => {
    expect(kindOfPlace(tags)).toMatchObject({ category, kind, schemaOrgType })
    expect(ContentPlace.shape.category.safeParse(category).success).toBe(true)
  })

  test.each([{ amenity: 'bank' }, { shop: 'shoes' }, {}])('%o is no place of a guide', (tags) => {
    expect(kindOfPlace(tags)).toBeNull()
  })
})

test.each([
  [{ historic: 'monastery' }, ['worship', 'old-town']],
  [{ historic: 'castle' }, ['castle', 'museum']],
  [{ historic: 'stepwell' }, ['stepwell']],
  [{ amenity: 'place_of_worship', religion: 'muslim' }, ['dargah', 'worship']],
])('%o is drawn as what it is', (tags, drawings) => {
  expect(kindOfPlace(tags)?.drawings).toEqual(drawings)
})
