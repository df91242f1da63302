/** The hours of one weekday each, from Monday. */
export const HOURS_OF_WEEKDAYS = ['hoursMo', 'hoursTu', 'hoursWe', 'hoursTh', 'hoursFr', 'hoursSa', 'hoursSu'] as const

/** The fields that columns of a file fill (docs/content.md), without names in other languages. */
export const COLUMN_FIELDS = [
  'slug',
  'name',
  'category',
  'kind',
  'schemaOrgType',
  'locality',
  'description',
  'tags',
  'hours',
  'priceLevel',
  'priceNote',
  'latitude',
  'longitude',
  /** Both in one cell. */
  'coordinates',
  'precision',
  'sources',
  'illustration',
  'openingHours',
  /** Parts of the opening hours that have columns of their own. */
  'opens',
  'closes',
  'openDays',
  'closedDays',
  ...HOURS_OF_WEEKDAYS,
  'adultPrice',
  'vegetarian',
  'vegan',
  'jain',
  'halal',
  'egg',
  'setting',
  'stepFree',
  'toilets',
  'phone',
  'website',
  'postalAddress',
  'source',
  'checkedOn',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]
