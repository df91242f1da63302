import type { PlaceDefaults } from './candidate.ts'
import type { Tags } from '../../map/import/osm-elements.ts'

/**
 * The kinds of places that the guide makes of the main tags of OpenStreetMap
 * (https://wiki.openstreetmap.org/wiki/Map_features), the more telling tag first. Elements without any of them are no
 * places of a guide.
 */
const kinds: readonly (OsmKind & { readonly values: readonly string[] })[] = [
  sight('tourism', ['museum'], { kind: 'museum', schemaOrgType: 'Museum', drawings: ['museum'] }),
  sight('tourism', ['gallery'], { kind: 'museum', schemaOrgType: 'ArtGallery', drawings: ['museum'] }),
  sight('tourism', ['aquarium'], { kind: 'museum', schemaOrgType: 'Aquarium', drawings: ['aquarium', 'museum'] }),
  sight('tourism', ['zoo'], { kind: 'nature', schemaOrgType: 'Zoo', drawings: ['nature-park', 'garden'] }),
  sight('tourism', ['theme_park'], { schemaOrgType: 'AmusementPark', drawings: ['water-park', 'garden'] }),
  sight('leisure', ['water_park'], { schemaOrgType: 'AmusementPark', drawings: ['water-park', 'garden'] }),
  heritage(['castle', 'fort', 'palace', 'city_gate', 'citywalls', 'manor'], ['castle', 'museum']),
  heritage(['monument', 'memorial', 'tomb', 'ruins', 'archaeological_site', 'building', 'house', 'yes'], ['tomb']),
  heritage(['stepwell', 'well'], ['stepwell']),
  heritage(['church'], ['church', 'worship']),
  heritage(['temple'], ['temple', 'worship']),
  heritage(['mosque'], ['dargah', 'worship']),
  heritage(['monastery'], ['worship', 'old-town']),
  heritage(['bridge', 'district'], ['old-town']),
  sight('natural', ['beach'], { kind: 'nature', schemaOrgType: 'Beach', drawings: ['beach', 'riverfront'] }),
  sight('leisure', ['park', 'garden', 'nature_reserve'], {
    kind: 'nature',
    schemaOrgType: 'Park',
    drawings: ['garden'],
  }),
  food('cafe', ['cafe'], 'CafeOrCoffeeShop', ['cafe', 'tea-stall']),
  food('cafe', ['restaurant'], 'Restaurant', ['food-plate', 'cafe']),
  food('street_food', ['fast_food'], 'FastFoodRestaurant', ['food-plate', 'street-stall']),
  food('street_food', ['food_court'], 'FoodEstablishment', ['food-plate', 'street-stall']),
  food('street_food', ['ice_cream'], 'IceCreamShop', ['cold-drink', 'street-stall']),
  sight('amenity', ['marketplace'], { schemaOrgType: 'Place', drawings: ['market'] }),
  sight('amenity', ['theatre'], { schemaOrgType: 'PerformingArtsTheater', drawings: ['civic-building'] }),
  sight('amenity', ['planetarium'], { kind: 'museum', schemaOrgType: 'Museum', drawings: ['museum'] }),
  sight('amenity', ['arts_centre'], { schemaOrgType: 'Place', drawings: ['museum'] }),
  sight('shop', ['mall'], { schemaOrgType: 'ShoppingCenter', drawings: ['mall'] }),
  food('cafe', ['bar', 'pub', 'biergarten'], 'BarOrPub', ['cafe']),
  sight('amenity', ['fountain', 'library'], { drawings: ['civic-building'] }),
  sight('man_made', ['lighthouse', 'tower', 'windmill', 'pier', 'observatory'], { drawings: ['civic-building'] }),
  sight('natural', ['peak', 'waterfall', 'cave_entrance', 'hot_spring'], { kind: 'nature', drawings: ['garden'] }),
  sight('waterway', ['waterfall'], { kind: 'nature', drawings: ['garden', 'riverfront'] }),
  sight('tourism', ['viewpoint'], { kind: 'nature', drawings: ['attraction', 'riverfront'] }),
  sight('tourism', ['attraction', 'artwork'], {}),
]

/** schema.org knows a few religions. */
const worship: Readonly<Record<string, Pick<PlaceDefaults, 'schemaOrgType' | 'drawings'>>> = {
  hindu: { schemaOrgType: 'HinduTemple', drawings: ['temple', 'worship'] },
  muslim: { schemaOrgType: 'Mosque', drawings: ['dargah', 'worship'] },
  christian: { schemaOrgType: 'Church', drawings: ['church', 'worship'] },
  zoroastrian: { schemaOrgType: 'PlaceOfWorship', drawings: ['fire-temple', 'worship'] },
  buddhist: { schemaOrgType: 'BuddhistTemple', drawings: ['worship'] },
}

type OsmKind = PlaceDefaults & { readonly key: string }

/** Everything historic is a place for visitors, in any kind of building. */
const OTHER_HERITAGE = heritage([], ['old-town', 'museum'])

/** @returns null when the tags are those of no place for visitors */
export function kindOfPlace(tags: Tags): OsmKind | null {
  const found = kinds.find(({ key, values }) => values.includes(tags[key] ?? ''))
  if (found) return found
  if (tags['amenity'] !== 'place_of_worship') return isHeritage(tags) ? OTHER_HERITAGE : null
  const religion = tags['religion'] ?? ''
  const known = Object.hasOwn(worship, religion) ? worship[religion] : undefined
  const { schemaOrgType, drawings } = known ?? { schemaOrgType: 'PlaceOfWorship', drawings: ['worship'] }
  return { key: 'amenity', category: 'explore', kind: 'attraction', schemaOrgType, drawings }
}

function isHeritage({ historic = 'no' }: Tags): boolean {
  return historic !== 'no' && historic !== 'boundary_stone' && historic !== 'milestone'
}

/** The kind of a value alone, such as `garden`, of whichever key. */
export function kindOfValue(value: string): PlaceDefaults | null {
  // Values such as these mean nothing without their key.
  if (['yes', 'house', 'building', 'district', 'well'].includes(value)) return null
  return kinds.find(({ values }) => values.includes(value)) ?? kindOfPlace({ amenity: value })
}

/** Keys whose values name the kind of an element, the most exact one first. */
const MAIN_KEYS = [
  'tourism',
  'historic',
  'amenity',
  'leisure',
  'natural',
  'shop',
  'man_made',
  'waterway',
  'craft',
  'office',
  'sport',
  'healthcare',
  'railway',
  'public_transport',
  'aeroway',
  'place',
  'highway',
  'building',
  'landuse',
  'boundary',
]

/** The main tag of an element of another kind, such as `amenity=bank`. @returns null for one that no key describes */
export function otherKind(tags: Tags): string | null {
  const key = MAIN_KEYS.find((one) => tags[one] !== undefined)
  return key === undefined ? null : `${key}=${tags[key] ?? ''}`.slice(0, 80)
}

function sight(key: string, values: readonly string[], more: Partial<PlaceDefaults>) {
  return {
    key,
    values,
    category: 'explore',
    kind: 'attraction',
    schemaOrgType: 'TouristAttraction',
    drawings: [],
    ...more,
  } as const
}

function heritage(values: readonly string[], drawings: readonly string[]) {
  const schemaOrgType = 'LandmarksOrHistoricalBuildings'
  return { key: 'historic', values, category: 'historical', kind: 'historical', schemaOrgType, drawings } as const
}

function food(
  category: 'cafe' | 'street_food',
  values: readonly string[],
  schemaOrgType: string,
  drawings: readonly string[],
) {
  return { key: 'amenity', values, category, kind: category, schemaOrgType, drawings } as const
}
