import type { MadeUpElement } from '../tests/support/made-up-osm.ts'

/**
 * Made-up streets, quarters, parks and ponds in Surat's bounding box, as dense as a city of some millions is drawn in
 * OpenStreetMap: some 7,000 km of streets, a block of 80 m in the centre, lanes of villages outside. Nothing of it exists.
 */

/** Degrees. Its north and east edges lie beyond the box. */
const BOX = { west: 72.55, south: 20.95, columns: 108, rows: 104 }
const CENTER = { lng: 72.8302, lat: 21.1959 }

/** The side of a cell of the grid, and the length of a degree. */
const CELL_KM = 0.5
const DEGREE_KM = { lng: 103.7, lat: 110.8 }

/** The distance between two streets, by the distance from the centre. */
const SPACINGS = [
  { withinKm: 4, km: 0.08 },
  { withinKm: 8, km: 0.14 },
  { withinKm: 14, km: 0.5 },
] as const
const VILLAGE_KM = 2.5

const BUILT_KM = 14
const PARKS_KM = 8

/** Points of a street that lie between two crossings are some 40 m apart. */
const POINT_KM = 0.04

/** Classes of every twentieth street. All others are residential. */
const CLASSES: readonly string[] = ['secondary', 'tertiary', 'service', 'service']
const CLASSES_EVERY = 20
const NAMED_EVERY = 4

type At = readonly [lng: number, lat: number]

/** Kilometres to the east and to the north of the corner of the box. */
type Spot = { readonly east: number; readonly north: number }

export function makeDenseCity(): MadeUpElement[] {
  const drawing = createDrawing()
  for (let column = 0; column < BOX.columns; column += 1) {
    for (let row = 0; row < BOX.rows; row += 1) drawCell(drawing, { east: column * CELL_KM, north: row * CELL_KM })
  }
  return drawing.elements
}

type Drawing = ReturnType<typeof createDrawing>

/** Elements with ids in their order, and numbers that are the same in each run. */
function createDrawing() {
  const elements: MadeUpElement[] = []
  let [id, seed, streets] = [1, 7, 0]
  /** From 0 to 1. */
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const addLine = (line: readonly At[], tags: Record<string, string>, isRing = false) => {
    const refs = line.map((at) => {
      elements.push({ type: 'node', id, at, tags: {} })
      id += 1
      return id - 1
    })
    elements.push({ type: 'way', id, refs: isRing ? [...refs, refs[0] ?? 0] : refs, tags })
    id += 1
  }
  const addStreet = (line: readonly At[]) => {
    streets += 1
    const highway = CLASSES[streets % CLASSES_EVERY] ?? 'residential'
    const isNamed = streets % NAMED_EVERY === 0 || highway === 'secondary'
    addLine(line, isNamed ? { highway, name: `Made-up Society Road ${streets % 9_000}` } : { highway })
  }
  const addName = (at: At, number: number) => {
    const names = { name: `Quarter ${number}`, 'name:gu': `વિસ્તાર ${number}`, 'name:hi': `इलाका ${number}` }
    elements.push({ type: 'node', id, at, tags: { place: 'neighbourhood', ...names } })
    id += 1
  }
  return { elements, random, addLine, addStreet, addName }
}

function drawCell(drawing: Drawing, corner: Spot): void {
  const distance = getDistance(corner)
  const spacing = SPACINGS.find(({ withinKm }) => distance < withinKm)?.km
  // Lanes of villages are further apart than a cell is wide.
  if (spacing !== undefined || drawing.random() < CELL_KM / VILLAGE_KM) drawStreets(drawing, corner, spacing ?? CELL_KM)
  if (distance < BUILT_KM) drawRing(drawing, corner, { landuse: 'residential' })
  if (distance < PARKS_KM) drawRing(drawing, corner, { leisure: 'park', name: `Garden ${corner.east} ${corner.north}` })
  if (drawing.random() < 0.2) drawRing(drawing, corner, { natural: 'water' })
  const isEveryThird = (corner.east / CELL_KM + corner.north / CELL_KM) % 3 === 0
  if (distance < BUILT_KM && isEveryThird) drawing.addName(toPosition(corner), corner.east * 1_000 + corner.north)
}

function drawStreets(drawing: Drawing, { east, north }: Spot, spacing: number): void {
  for (let along = spacing / 2; along < CELL_KM; along += spacing) {
    drawing.addStreet(drawWinding(drawing, (step) => ({ east: east + step, north: north + along })))
    drawing.addStreet(drawWinding(drawing, (step) => ({ east: east + along, north: north + step })))
  }
}

/** A street through a cell. Its points lie up to 4 m beside it. */
function drawWinding({ random }: Drawing, pointAt: (km: number) => Spot): At[] {
  const beside = () => (random() - 0.5) * 0.008
  return Array.from({ length: Math.round(CELL_KM / POINT_KM) + 1 }, (_, step) => {
    const { east, north } = pointAt(Math.min(CELL_KM, step * POINT_KM))
    return toPosition({ east: east + beside(), north: north + beside() })
  })
}

/** An area of some 60 to 180 m somewhere in the cell. */
function drawRing({ random, addLine }: Drawing, corner: Spot, tags: Record<string, string>): void {
  const middle = { east: corner.east + random() * CELL_KM, north: corner.north + random() * CELL_KM }
  const corners = 5 + Math.floor(random() * 8)
  const ring = Array.from({ length: corners }, (_, index) => {
    const [turn, radius] = [(index / corners) * 2 * Math.PI, 0.03 + random() * 0.06]
    return toPosition({ east: middle.east + radius * Math.cos(turn), north: middle.north + radius * Math.sin(turn) })
  })
  addLine(ring, tags, true)
}

function getDistance({ east, north }: Spot): number {
  const [lng, lat] = toPosition({ east, north })
  return Math.hypot((lng - CENTER.lng) * DEGREE_KM.lng, (lat - CENTER.lat) * DEGREE_KM.lat)
}

/** OpenStreetMap keeps seven digits. */
function toPosition({ east, north }: Spot): At {
  return [Number((BOX.west + east / DEGREE_KM.lng).toFixed(7)), Number((BOX.south + north / DEGREE_KM.lat).toFixed(7))]
}
