import type { PlaceDefaults } from './candidate.ts'
import type { Tags } from '../../map/import/osm-elements.ts'

/**
 * What the guide makes of the main tags of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Map_features), the more
 * telling tag first. Elements without any of them are no places of a guide.
 */
const kinds: readonly (PlaceDefaults & { readonly key: string; readonly values: readonly string[] })[] = [
  sight('tourism', ['museum'], { kind: 'museum', schemaOrgType: 'Museum', drawings: ['museum'] }),
  sight('tourism', ['gallery'], { kind: 'museum', schemaOrgType: 'ArtGallery', drawings: ['museum'] }),
  sight('tourism', ['aquarium'], { kind: 'museum', schemaOrgType: 'Aquarium', drawings: ['aquarium', 'museum'] }),
  sight('tourism', ['zoo'], { kind: 'nature', schemaOrgType: 'Zoo', drawings: ['nature-park', 'garden'] }),
  sight('tourism', ['theme_park'], { schemaOrgType: 'AmusementPark', drawings: ['water-park', 'garden'] }),
  sight('leisure', ['water_park'], { schemaOrgType: 'AmusementPark', drawings: ['water-park', 'garden'] }),
  heritage(['castle', 'fort', 'palace', 'city_gate', 'citywalls', 'manor'], ['castle', 'museum']),
  heritage(['monument', 'memorial', 'tomb', 'ruins', 'archaeological_site', 'building', 'house', 'yes'], ['tomb']),
  heritage(['stepwell', 'well', 'bridge', 'church', 'temple', 'mosque', 'monastery', 'district'], ['stepwell']),
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
  sight('tourism', ['viewpoint'], { kind: 'nature', drawings: ['riverfront'] }),
  sight('tourism', ['attraction', 'artwork'], {}),
]

/** schema.org knows a few religions. */
const worship: Readonly<Record<string, Pick<PlaceDefaults, 'schemaOrgType' | 'drawings'>>> = {
  hindu: { schemaOrgType: 'HinduTemple', drawings: ['temple'] },
  muslim: { schemaOrgType: 'Mosque', drawings: ['dargah', 'temple'] },
  christian: { schemaOrgType: 'Church', drawings: ['church', 'temple'] },
  zoroastrian: { schemaOrgType: 'PlaceOfWorship', drawings: ['fire-temple', 'temple'] },
  buddhist: { schemaOrgType: 'BuddhistTemple', drawings: ['temple'] },
}

/** @returns null when the tags are those of no place for visitors */
export function kindOfPlace(tags: Tags): (PlaceDefaults & { readonly key: string }) | null {
  const found = kinds.find(({ key, values }) => values.includes(tags[key] ?? ''))
  if (found) return found
  if (tags['amenity'] !== 'place_of_worship') return null
  const religion = tags['religion'] ?? ''
  const known = Object.hasOwn(worship, religion) ? worship[religion] : undefined
  const { schemaOrgType, drawings } = known ?? { schemaOrgType: 'PlaceOfWorship', drawings: ['temple'] }
  return { key: 'amenity', category: 'explore', kind: 'attraction', schemaOrgType, drawings }
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
