import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { areaKinds, TILE_ZOOMS } from '#contract/map/base-map.ts'
import { staticMapName, type StaticMap, type StaticMapSize } from '#contract/map/static-map.ts'
import { getPosition, toWorldPixel } from '#contract/map/world-pixels.ts'
import { areaColour, strokesAt } from '#contract/map/map-strokes.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { paletteColour } from './map-palette.ts'
import { readStaticMapName } from './static-map.ts'

const CASTLE = { lat: 21.196266, lng: 72.817782 }

function mapOfCastle(change: Partial<StaticMap> = {}): StaticMap {
  const zoom = change.zoom ?? 15
  const { x, y } = toWorldPixel(CASTLE, zoom)
  return { zoom, center: { x: Math.round(x), y: Math.round(y) }, size: 'place', scheme: 'light', ...change }
}

async function openCity() {
  const app = await createGuideApp({})
  const { base } = api.getCity.reply.parse((await app.inject('/api/city')).json()).city.map
  if (!base) throw new Error('The city has no map')
  return { app, base, get: (name: string) => app.inject(base.path + name) }
}

describe('a static map', () => {
  test('is a picture without scripts, styles or words, which browsers keep for ever', async () => {
    const { get } = await openCity()
    const { statusCode, headers, body } = await get(staticMapName(mapOfCastle()))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(body).toMatch(/^<svg [^>]*width="864" height="304">/)
    expect(body).not.toMatch(/<(script|style|text|image|a)\b|href|on\w+=/)
  })

  test('has the colours of its scheme', async () => {
    const { get } = await openCity()
    const [light, dark] = [
      await get(staticMapName(mapOfCastle())),
      await get(staticMapName(mapOfCastle({ scheme: 'dark' }))),
    ]
    expect(light.body).toContain(paletteColour('river', 'light'))
    expect(dark.body).toContain(paletteColour('river', 'dark'))
    expect(dark.body).not.toContain(paletteColour('river', 'light'))
  })

  test('weighs at most a third of what the first view of a map may load', async () => {
    const { get } = await openCity()
    const sizes: readonly StaticMapSize[] = ['place', 'compact', 'wide']
    const names = [10, 11, 13, 15].flatMap((zoom) => sizes.map((size) => staticMapName(mapOfCastle({ zoom, size }))))
    const answers = await Promise.all(names.map(get))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
    expect(Math.max(...answers.map(({ body }) => gzipSync(body).length))).toBeLessThan(27_000)
  })

  test('does not exist beyond the map, at other zooms or sizes, or by another name', async () => {
    const { get } = await openCity()
    const name = staticMapName(mapOfCastle())
    const wrong = [
      staticMapName(mapOfCastle({ center: { x: 0, y: 0 } })),
      staticMapName(mapOfCastle({ zoom: 16 })),
      staticMapName(mapOfCastle({ zoom: TILE_ZOOMS.min })),
      name.replace('place', 'constructor'),
      name.replace('light', 'grey'),
      `0${name}`,
      `${name}.svg`,
    ]
    const answers = await Promise.all(wrong.map(get))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404))
  })

  test('is found by the name that pages give it', () => {
    const bounds = { west: 72, south: 20, east: 74, north: 22 }
    const position = fc.record({
      lat: fc.double({ min: 20.1, max: 21.9, noNaN: true }),
      lng: fc.double({ min: 72.1, max: 73.9, noNaN: true }),
    })
    const size = fc.constantFrom(...(['place', 'compact', 'wide'] as const))
    const scheme = fc.constantFrom(...(['light', 'dark'] as const))
    fc.assert(
      fc.property(position, fc.integer({ min: 9, max: 15 }), size, scheme, (at, zoom, ...[ofSize, ofScheme]) => {
        const { x, y } = toWorldPixel(at, zoom)
        const map = { zoom, center: { x: Math.round(x), y: Math.round(y) }, size: ofSize, scheme: ofScheme }
        expect(readStaticMapName(staticMapName(map), bounds)).toEqual(map)
      }),
    )
  })
})

test('a position and its pixel name each other', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
  fc.assert(
    fc.property(degrees(85), degrees(180), fc.integer({ min: 0, max: 19 }), (lat, lng, zoom) => {
      const back = getPosition(toWorldPixel({ lat, lng }, zoom), zoom)
      expect(back.lat).toBeCloseTo(lat, 6)
      expect(back.lng).toBeCloseTo(lng, 6)
    }),
  )
})

test('the colours of static maps are those of the map that moves', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')
  const used = new Set([
    'land',
    ...areaKinds.map(areaColour),
    ...[9, 11, 13, 15].flatMap((zoom) => strokesAt(zoom).map(({ colour }) => colour)),
  ])
  const written = [...used].map(
    (name) => `--map-${name}: light-dark(${paletteColour(name, 'light')}, ${paletteColour(name, 'dark')});`,
  )
  expect(written.filter((token) => !tokens.includes(token))).toEqual([])
})
