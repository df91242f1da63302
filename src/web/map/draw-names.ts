import type { TileLabel } from '#contract/map/base-map.ts'
import { fitNames, type Box, type NameBox } from './fit-names.ts'
import type { Landmark } from './landmarks.ts'
import type { MapColours } from './map-colours.ts'
import { getStyle, type NameStyle } from './name-styles.ts'

/** A label with its place on the canvas, in pixels. */
export type PlacedLabel = {
  readonly label: TileLabel
  readonly x: number
  readonly y: number
  /** Room along its line, in pixels. */
  readonly roomPx: number
}

export type NamesDrawing = {
  readonly labels: readonly PlacedLabel[]
  readonly taken: readonly Box[]
  readonly zoom: number
  readonly language: string
  readonly fontFamily: string
  readonly colours: MapColours
  readonly landmarks: ReadonlyMap<string, Landmark>
}

type Name = NameBox & {
  readonly style: NameStyle
  readonly kind: TileLabel['kind']
  readonly landmark: Landmark | null
}

/** The halo around a letter, in pixels on each side. */
const HALO_PX = 2.2

const SYMBOL_PX = 11

/** A landmark stands this far above its point, so that the pin of a place there stays free. */
const PIN_ROOM_PX = 26

/** Draws landmarks, symbols and as many names as fit. */
export function drawNames(context: CanvasRenderingContext2D, drawing: NamesDrawing): void {
  const { zoom, taken, colours } = drawing
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const names = drawing.labels.flatMap((placed) => getNames(context, placed, drawing))
  for (const name of fitNames(names, taken)) {
    if (name.landmark) drawLandmark(context, name, { zoom, colours })
    else drawName(context, name, drawing)
  }
}

/** A label is a drawing, a name, or both one below the other. */
function getNames(context: CanvasRenderingContext2D, placed: PlacedLabel, drawing: NamesDrawing): Name[] {
  const { label, x, y, roomPx } = placed
  const { zoom, language, landmarks } = drawing
  const style = getStyle(label.kind, zoom)
  if (zoom > style.lastZoom || (label.minZoom ?? 0) > zoom) return []
  const landmark = label.drawing === undefined ? null : (landmarks.get(label.drawing) ?? null)
  const shared = { x, rank: label.rank, style, kind: label.kind, apartPx: style.apartPx, angle: 0 }
  const size = landmark?.sizeAt(zoom)
  const picture: Name[] = size ? [{ ...shared, ...size, y: y - size.height / 2 - PIN_ROOM_PX, text: '', landmark }] : []
  const text = label.names?.[language] ?? label.text
  if (text === '' || (landmark && zoom < 15)) return picture
  setFont(context, style, drawing.fontFamily)
  const written = style.isUpperCase ? text.toLocaleUpperCase(language) : text
  const width = context.measureText(written).width
  if (label.length !== undefined && width > roomPx * 1.1) return picture
  const below = size ? PIN_ROOM_PX + style.sizePx * 0.75 : style.belowPx
  const name: Name = {
    ...shared,
    text: written,
    y: y + below,
    width,
    height: style.sizePx * 1.15,
    angle: label.angle ?? 0,
    stepsPx: style.stepsPx,
    landmark: null,
  }
  return [...picture, name]
}

function setFont(context: CanvasRenderingContext2D, { sizePx, weight, spacingPx }: NameStyle, family: string): void {
  context.font = `${weight} ${sizePx}px ${family}`
  // Older browsers draw letters without more room between them.
  if ('letterSpacing' in context) context.letterSpacing = `${spacingPx}px`
}

function drawName(context: CanvasRenderingContext2D, name: Name, { colours, fontFamily }: NamesDrawing): void {
  const { x, y, angle, text, style, kind } = name
  context.save()
  if (kind === 'station') drawStation(context, { x, y: y - style.belowPx }, colours)
  context.translate(x, y)
  context.rotate((angle * Math.PI) / 180)
  setFont(context, style, fontFamily)
  context.lineWidth = HALO_PX * 2
  context.strokeStyle = colours(isOnWater(kind) ? 'halo-water' : 'halo')
  context.strokeText(text, 0, 0)
  context.fillStyle = colours(style.colour)
  context.fillText(text, 0, 0)
  context.restore()
}

function isOnWater(kind: TileLabel['kind']): boolean {
  return kind === 'sea' || kind === 'river' || kind === 'water'
}

type Drawn = { zoom: number; colours: MapColours }

function drawLandmark(context: CanvasRenderingContext2D, { x, y, landmark }: Name, { zoom, colours }: Drawn): void {
  context.save()
  context.translate(x, y)
  landmark?.draw(context, zoom, colours)
  context.restore()
}

/** A square with the front of a train. */
function drawStation(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, colours: MapColours): void {
  const half = SYMBOL_PX / 2
  context.fillStyle = colours('halo')
  context.fillRect(x - half - 1.5, y - half - 1.5, SYMBOL_PX + 3, SYMBOL_PX + 3)
  context.fillStyle = colours('rail')
  context.fillRect(x - half, y - half, SYMBOL_PX, SYMBOL_PX)
  context.fillStyle = colours('halo')
  context.fillRect(x - half + 2, y - half + 2.5, SYMBOL_PX - 4, 3)
  context.fillRect(x - half + 2, y + half - 3.5, 2, 1.5)
  context.fillRect(x + half - 4, y + half - 3.5, 2, 1.5)
}
