import * as z from 'zod/mini'
import { Attribution } from '#contract/map/attribution.ts'
import { roadClasses } from '#contract/map/base-map.ts'

/**
 * A base map before it is cut into tiles: GeoJSON with the layer of each feature among its properties. The drawn city
 * and every import have this form.
 */

/** Areas are polygons, lines are lines, and names are points; the tiler distinguishes them by their geometry. */
export const sourceLayers = [
  'land',
  'sea',
  'shallows',
  'waterline',
  'sand',
  'water',
  'river',
  'park',
  'built',
  'road',
  'rail',
  'bridge',
  'boundary',
  'label',
  'landmark',
  'station',
  'airport',
] as const

/** The size of the place that a label names. */
const labelClasses = ['city', 'town', 'suburb', 'neighbourhood', 'sea', 'river', 'water', 'park'] as const

const Degrees = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-85), z.maximum(85)),
])
const Line = z.array(Degrees).check(z.minLength(2))
const Ring = z.array(Degrees).check(z.minLength(4))

const Geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Degrees }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(Line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring).check(z.minLength(1)) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring).check(z.minLength(1))) }),
])
export type SourceGeometry = z.infer<typeof Geometry>

const zoom = z.int().check(z.minimum(0), z.maximum(19))

export const SourceProperties = z.object({
  layer: z.enum(sourceLayers),
  /** A class of road for roads, and for bridges, which may have `rail` instead. For labels, the size of the place. */
  class: z.optional(z.enum([...roadClasses, ...labelClasses, 'rail'])),
  name: z.optional(z.string().check(z.maxLength(80))),
  /** The name in other languages, by their code. */
  names: z.optional(z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), z.string().check(z.maxLength(80)))),
  /** The first zoom of Leaflet that shows the feature. Each layer has a default. */
  minZoom: z.optional(zoom),
  /** Among the names of one kind: the lower, the more important. */
  rank: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** The id of the drawing of a landmark. */
  id: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
})
export type SourceProperties = z.infer<typeof SourceProperties>

export const SourceFeature = z.object({
  type: z.literal('Feature'),
  properties: SourceProperties,
  geometry: Geometry,
})
export type SourceFeature = z.infer<typeof SourceFeature>

const note = z.string().check(z.maxLength(100))
const textsInLanguages = z.optional(z.record(z.string(), note))

/** The file of a drawn city. */
export const BaseMapSource = z.object({
  type: z.literal('FeatureCollection'),
  /** West, south, east, north. Outside of it maps draw outlines only. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** `texts` are the credit in other languages, by their code. */
  attribution: z.array(z.extend(Attribution, { texts: textsInLanguages })),
  note: z.nullable(note),
  /** The note in other languages, by their code. */
  notes: textsInLanguages,
  features: z.array(SourceFeature).check(z.minLength(1)),
})
export type BaseMapSource = z.infer<typeof BaseMapSource>
