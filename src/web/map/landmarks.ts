import type { BaseMap, LandmarkDrawing, LandmarkDrawings } from '#contract/map/base-map.ts'
import type { MapColours } from './map-colours.ts'

/** A drawing of a landmark with its middle at 0, 0. */
export type Landmark = {
  /** Pixels of the screen. */
  sizeAt(zoom: number): { width: number; height: number }
  draw(context: CanvasRenderingContext2D, zoom: number, colours: MapColours): void
}

/** The zoom at which a drawing has its own width. It grows and shrinks a little with the streets around it. */
const OWN_ZOOM = 14
const GROWTH = 1.16

/** @returns an empty map when they cannot be loaded: the streets show without them */
export async function loadLandmarks({ path, hasLandmarks }: BaseMap): Promise<ReadonlyMap<string, Landmark>> {
  if (!hasLandmarks) return new Map()
  try {
    const answer = await fetch(`${path}landmarks.json`)
    const drawings: LandmarkDrawings = answer.ok ? await answer.json() : {}
    return new Map(Object.entries(drawings).map(([id, drawing]) => [id, getLandmark(drawing)]))
  } catch {
    return new Map()
  }
}

function getLandmark({ width, height, shownWidth, shapes }: LandmarkDrawing): Landmark {
  const paths = shapes.map((shape) => ({ ...shape, path: new Path2D(shape.d) }))
  const scaleAt = (zoom: number) => (shownWidth / width) * GROWTH ** Math.min(4, Math.max(-2, zoom - OWN_ZOOM))
  return {
    sizeAt: (zoom) => ({ width: width * scaleAt(zoom), height: height * scaleAt(zoom) }),
    draw: (context, zoom, colours) => {
      const scale = scaleAt(zoom)
      context.scale(scale, scale)
      context.translate(-width / 2, -height / 2)
      for (const { path, fill, stroke, strokeWidth = 1 } of paths) {
        if (fill !== undefined) {
          context.fillStyle = colours(fill)
          context.fill(path)
        }
        if (stroke === undefined) continue
        context.strokeStyle = colours(stroke)
        context.lineWidth = strokeWidth
        context.stroke(path)
      }
    },
  }
}
