import type { ColourScheme } from '#contract/map/static-map.ts'

/** The `--map-` tokens of src/web/styles/tokens.css that the base map uses: light and dark. A test compares both files. */
const palette: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  water: ['#b4c6dd', '#101b42'],
  land: ['#f9f2e2', '#262e5a'],
  line: ['#a89a7b', '#56639a'],
  shallows: ['#c8d7e6', '#182a5e'],
  waterline: ['#9fb5d4', '#30468a'],
  river: ['#c8d7e6', '#182a5e'],
  sand: ['#f0dfb4', '#434769'],
  built: ['#f0e2ca', '#2f3768'],
  park: ['#ccdab0', '#27504f'],
  airport: ['#dfd2bd', '#3d4679'],
  road: ['#fffaf0', '#56619e'],
  'road-major': ['#eebf77', '#a98a52'],
  'road-edge': ['#c4a873', '#1a2148'],
  'road-thin': ['#d6c096', '#4a558c'],
  rail: ['#7d6a72', '#97a3d6'],
}

/** @throws Error when the map has no such colour */
export function paletteColour(name: string, scheme: ColourScheme): string {
  const colours = palette[name]
  if (!colours) throw new Error(`The map has no colour ${name}`)
  return colours[scheme === 'light' ? 0 : 1]
}
