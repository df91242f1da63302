import { File, ready } from 'h5wasm/node'
import { clipLine, type Box, type Point } from '../outlines/clip.ts'

/**
 * Reads the files of the Debian package `gmt-gshhg-full` (GSHHG 2.3.7, LGPL-3.0 or later): netCDF files, which are HDF5.
 * They cut the world into cells of one degree. The source of the form is `src/gmt_shore.c` of the Generic Mapping Tools.
 */
const FOLDER = '/usr/share/gmt-gshhg'

/** Positions within a cell are 16-bit fractions of its width. */
const CELL_UNITS = 65_535

const POINTS = ['Relative_longitude_from_SW_corner_of_bin', 'Relative_latitude_from_SW_corner_of_bin'] as const

/** A line of one cell. The land is on its left. */
type Segment = { readonly points: readonly Point[]; readonly level: number }

/** Shores of the sea in the box. Land is on the left of each line, and a ring ends where it starts. */
export async function readCoast(box: Box): Promise<Point[][]> {
  const file = await open('binned_GSHHS_f.nc')
  const lines = getCells(box).flatMap((cell) => getSegments(file, cell, readSegment))
  // Level 1 is the shore between sea and land. Higher levels are lakes and their islands.
  return joinLines(lines.filter(({ level }) => level === 1)).flatMap((line) => clipLine(line, box))
}

/** Rivers in the box as lines, which follow the middle of the river. */
export async function readRivers(box: Box): Promise<Point[][]> {
  const file = await open('binned_river_f.nc')
  const lines = getCells(box).flatMap((cell) => getSegments(file, cell, readRiverSegment))
  return joinLines(lines.filter(({ points }) => points.length > 2)).flatMap((line) => clipLine(line, box))
}

async function open(name: string): Promise<File> {
  await ready
  return new File(`${FOLDER}/${name}`, 'r')
}

/** South-west corner of a cell. */
type Cell = { readonly west: number; readonly south: number }

function getCells({ west, south, east, north }: Box): Cell[] {
  const from = (low: number, high: number) =>
    Array.from({ length: Math.ceil(high) - Math.floor(low) }, (_, index) => Math.floor(low) + index)
  return from(south, north).flatMap((row) => from(west, east).map((column) => ({ west: column, south: row })))
}

type ReadSegment = (file: File, index: number) => { size: number; level: number }

function getSegments(file: File, cell: Cell, read: ReadSegment): Segment[] {
  // Cells are counted from the North Pole and from Greenwich to the east.
  const cellIndex = (89 - cell.south) * 360 + ((cell.west + 360) % 360)
  const first = numberAt(file, 'Id_of_first_segment_in_a_bin', cellIndex)
  const count = numberAt(file, 'N_segments_in_a_bin', cellIndex)
  return Array.from({ length: count }, (_, index) => {
    const { size, level } = read(file, first + index)
    const start = numberAt(file, 'Id_of_first_point_in_a_segment', first + index)
    const [east, north] = POINTS.map((name) => toNumbers(file, name, start, start + size))
    const points = Array.from({ length: size }, (__, at): Point => {
      const unit = (values: readonly number[] | undefined) => ((values?.[at] ?? 0) & 0xffff) / CELL_UNITS
      return [cell.west + unit(east), cell.south + unit(north)]
    })
    return { points, level }
  })
}

/** One number holds the sides where the line enters and leaves the cell (3 bits each), level (3 bits) and points. */
const readSegment: ReadSegment = (file, index) => {
  const packed = numberAt(file, 'Embedded_npts_levels_exit_entry_for_a_segment', index)
  return { size: packed >>> 9, level: (packed >> 6) & 7 }
}

const readRiverSegment: ReadSegment = (file, index) => ({
  size: numberAt(file, 'N_points_for_a_segment', index),
  level: numberAt(file, 'Hierarchial_level_of_a_segment', index),
})

function numberAt(file: File, name: string, index: number): number {
  const [value] = toNumbers(file, name, index, index + 1)
  if (value === undefined) throw new Error(`${name} has no value ${index}`)
  return value
}

function toNumbers(file: File, name: string, from: number, to: number): number[] {
  const dataset = file.get(name)
  if (dataset === null || !('slice' in dataset)) throw new Error(`The file has no ${name}`)
  return Array.from(Object.values(dataset.slice([[from, to]]) ?? {}), Number)
}

/** Joins lines that end where another one starts, across the edges of cells. */
function joinLines(segments: readonly Segment[]): Point[][] {
  const lines = segments.map(({ points }) => [...points])
  const joined: Point[][] = []
  for (let line = lines.shift(); line; line = lines.shift()) {
    const end = line.at(-1)
    const next = lines.findIndex(([start]) => !isClosed(line) && start && end && isSamePoint(start, end))
    const before = lines.findIndex((other) => !isClosed(line) && isSamePoint(other.at(-1), line[0]))
    if (next >= 0) lines.unshift([...line, ...(lines.splice(next, 1)[0] ?? []).slice(1)])
    else if (before >= 0) lines.unshift([...(lines.splice(before, 1)[0] ?? []), ...line.slice(1)])
    else joined.push(line)
  }
  return joined
}

function isClosed(line: readonly Point[]): boolean {
  return isSamePoint(line[0], line.at(-1))
}

/** Cells round a common point differently. A unit of a cell is less than two metres. */
function isSamePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 4 / CELL_UNITS
}
