import type { RoadClass } from './base-map.ts'

/** Zoom of Leaflet and width in pixels. Widths between two zooms grow evenly. */
type Stops = readonly (readonly [zoom: number, px: number])[]

const stopsFor: Readonly<Record<RoadClass | 'rail' | 'river' | 'water', Stops>> = {
  motorway: [
    [8, 0.8],
    [11, 1.8],
    [13, 3.2],
    [15, 6],
    [17, 12],
    [19, 26],
  ],
  trunk: [
    [8, 0.8],
    [11, 1.8],
    [13, 3.2],
    [15, 6],
    [17, 12],
    [19, 26],
  ],
  primary: [
    [9, 0.7],
    [11, 1.3],
    [13, 2.6],
    [15, 5],
    [17, 11],
    [19, 24],
  ],
  secondary: [
    [10, 0.5],
    [12, 1.1],
    [13, 1.9],
    [15, 4],
    [17, 9],
    [19, 20],
  ],
  tertiary: [
    [11, 0.4],
    [13, 1.2],
    [15, 3],
    [17, 7.5],
    [19, 16],
  ],
  residential: [
    [12, 0.3],
    [14, 0.9],
    [15, 1.8],
    [17, 5.5],
    [19, 12],
  ],
  service: [
    [14, 0.2],
    [16, 1.2],
    [17, 3],
    [19, 7],
  ],
  rail: [
    [9, 0.7],
    [13, 1.4],
    [16, 2.4],
    [19, 4],
  ],
  river: [
    [8, 0.8],
    [12, 1.6],
    [15, 4],
    [19, 12],
  ],
  water: [
    [11, 0.5],
    [14, 1.4],
    [19, 5],
  ],
}

/** In pixels of the screen, at a zoom of Leaflet. */
export function widthAt(kind: keyof typeof stopsFor, zoom: number): number {
  const stops = stopsFor[kind]
  const next = stops.findIndex(([at]) => at >= zoom)
  const [fromZoom, from] = stops[next === -1 ? stops.length - 1 : Math.max(0, next - 1)] ?? [zoom, 0]
  const [toZoom, to] = stops[next] ?? [fromZoom, from]
  return toZoom === fromZoom ? from : from + ((to - from) * (zoom - fromZoom)) / (toZoom - fromZoom)
}
