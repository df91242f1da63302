import * as z from 'zod/mini'
import { JsonItems, readEnvelope } from './json-items.ts'
import { MapFileError } from './map-file-error.ts'
import type { ReadPieces } from './map-file.ts'
import type { ElementFile, ElementVisitor, OsmMember, Position } from './osm-elements.ts'

const Tags = z._default(z.record(z.string(), z.string()), {})
const Point = z.nullable(z.object({ lat: z.number(), lon: z.number() }))

const Center = z.optional(z.object({ lat: z.number(), lon: z.number() }))

/** The form of the Overpass API with `out body`, `out geom` and `out center`. */
const Element = z.discriminatedUnion('type', [
  z.object({ type: z.literal('node'), id: z.int(), lat: z.number(), lon: z.number(), tags: Tags }),
  z.object({
    type: z.literal('way'),
    id: z.int(),
    nodes: z._default(z.array(z.int()), []),
    geometry: z.optional(z.array(Point)),
    center: Center,
    tags: Tags,
  }),
  z.object({
    type: z.literal('relation'),
    id: z.int(),
    members: z._default(
      z.array(z.object({ type: z.string(), ref: z.int(), role: z.string(), geometry: z.optional(z.array(Point)) })),
      [],
    ),
    center: Center,
    tags: Tags,
  }),
])
type Element = z.infer<typeof Element>

/** Other members of an answer. The API ends an answer early with a remark, and its HTTP status is still 200. */
const Envelope = z.object({ elements: z.array(z.unknown()), remark: z.optional(z.string()) })

/** Gets an element that cannot be read, and why. */
export type OnFaulty = (item: unknown, error: MapFileError) => void

function refuse(_item: unknown, error: MapFileError): void {
  throw error
}

/**
 * An answer of the Overpass API.
 * @param onFaulty without it, one element that cannot be read refuses the file
 */
export function openOverpassFile(readPieces: ReadPieces, onFaulty: OnFaulty = refuse): ElementFile {
  return {
    visit: async (visitor) => {
      const visitItem = (item: unknown) => {
        try {
          visitElement(parseElement(item), visitor)
        } catch (error) {
          if (!(error instanceof MapFileError)) throw error
          onFaulty(item, error)
        }
      }
      const items = new JsonItems(['elements'], visitItem, (text) =>
        onFaulty(text, new MapFileError(`An element is not valid JSON: ${text.slice(0, 100)}`)),
      )
      await readPieces((piece) => items.push(piece))
      const { remark } = readEnvelope(Envelope, items.end())
      if (remark !== undefined) {
        throw new MapFileError(`The Overpass API did not finish this answer: “${remark.slice(0, 200)}”`)
      }
    },
  }
}

function parseElement(item: unknown): Element {
  const parsed = Element.safeParse(item)
  if (parsed.success) return parsed.data
  const named = z.looseObject({ type: z.optional(z.unknown()), id: z.optional(z.unknown()) }).safeParse(item)
  const { type, id } = named.data ?? { type: 'element', id: '' }
  const [issue] = parsed.error.issues
  throw new MapFileError(`${String(type)} ${String(id)} of the file: ${issue?.path.join('.')}: ${issue?.message}`)
}

function visitElement(element: Element, visitor: ElementVisitor): void {
  const { id, tags } = element
  const name = `${element.type} ${id}`
  if (element.type === 'node') {
    visitor.node?.({ id, at: getPosition(element, name), tags })
    return
  }
  const center = element.center && { center: getPosition(element.center, name) }
  if (element.type === 'way') {
    visitor.way?.({ id, tags, refs: element.nodes, line: getLine(element.geometry, name), ...center })
  } else {
    const members = element.members.flatMap(({ type, ref, role, geometry }): OsmMember[] =>
      type === 'way' ? [{ way: ref, role, line: getLine(geometry, name) }] : [],
    )
    visitor.relation?.({ id, tags, members, ...center })
  }
}

type PointOfFile = { lat: number; lon: number }

function getLine(points: readonly (PointOfFile | null)[] | undefined, name: string): Position[] | null {
  return points ? longestRun(points).map((point) => getPosition(point, name)) : null
}

/** Points outside of the requested box are null. The points between two of them are one line. */
function longestRun(points: readonly (PointOfFile | null)[]): PointOfFile[] {
  let [run, longest]: [PointOfFile[], PointOfFile[]] = [[], []]
  for (const point of points) {
    if (point) run.push(point)
    else run = []
    if (run.length > longest.length) longest = run
  }
  return longest
}

/** @throws MapFileError when the position is not on the globe */
export function getPosition({ lat, lon }: PointOfFile, name: string): Position {
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return [lon, lat]
  throw new MapFileError(`${name} of the file is not on the globe: latitude ${lat}, longitude ${lon}.`)
}
