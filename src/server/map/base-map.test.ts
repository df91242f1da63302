import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { MADE_UP_BOUNDS, madeUpLandmarks, madeUpMap, writeDrawnMap } from '../../../tests/support/made-up-map.ts'

/** A city whose drawn map a test writes. */
function cityWithMap(...map: [source?: unknown, landmarks?: unknown]): string {
  const { path } = copyCityFolder()
  rmSync(join(path, 'map'), { recursive: true, force: true })
  writeDrawnMap(path, ...map)
  return path
}

async function openCity(cityDir: string) {
  const app = await createGuideApp({ env: { CITY: cityDir } })
  const { city } = api.getCity.reply.parse((await app.inject('/api/city')).json())
  return { app, base: city.map.base }
}

const noFiles = [
  '12-2876-1799.json/',
  '12-0-0.json',
  '15-23010-14398.json',
  '7-89-56.json',
  '012-2876-1799.json',
  '12-2876-1799',
  '12-2876-1799.json.json',
  '..%2f..%2fcity.json',
  'city.geojson',
  '%2e%2e',
  '',
]

describe('a drawn map in the folder of the city', () => {
  test('is told of in the answer about the city, with its credit and its note', async () => {
    const { base } = await openCity(cityWithMap())
    expect(base).toEqual({
      path: expect.stringMatching(/^\/map\/[0-9a-f]{12}\/$/),
      bounds: MADE_UP_BOUNDS,
      hasLandmarks: true,
      attribution: madeUpMap.attribution,
      note: madeUpMap.note,
    })
  })

  test('has its note in the language of the caller, and in its own words without a translation', async () => {
    const { app } = await openCity(cityWithMap({ ...madeUpMap, notes: { gu: 'રેખાચિત્ર' } }))
    const noteIn = async (language: string) => {
      const answer = await app.inject({ url: '/api/city', headers: { 'accept-language': language } })
      return api.getCity.reply.parse(answer.json()).city.map.base?.note
    }
    expect([await noteIn('gu'), await noteIn('hi')]).toEqual(['રેખાચિત્ર', madeUpMap.note])
  })

  test('has its credit in the language of the caller, and in its own words without a translation', async () => {
    const credit = { text: 'Shores: somebody', url: 'https://shores.example' }
    const attribution = [{ ...credit, texts: { gu: 'દરિયાકાંઠો: somebody' } }]
    const { app } = await openCity(cityWithMap({ ...madeUpMap, attribution }))
    const creditsIn = async (language: string) => {
      const answer = await app.inject({ url: '/api/city', headers: { 'accept-language': language } })
      return api.getCity.reply.parse(answer.json()).city.map.base?.attribution
    }
    expect(await creditsIn('gu')).toEqual([{ ...credit, text: 'દરિયાકાંઠો: somebody' }])
    expect(await creditsIn('hi')).toEqual([credit])
  })

  test('is sent in tiles that browsers keep for ever', async () => {
    const { app, base } = await openCity(cityWithMap())
    const { statusCode, headers, body } = await app.inject(`${base?.path}12-2876-1799.json`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Object.keys(JSON.parse(body))).toEqual(['areas', 'lines', 'labels'])
  })

  test('is sent compressed', async () => {
    const { app, base } = await openCity(cityWithMap())
    const url = `${base?.path}12-2876-1799.json`
    const plain = await app.inject(url)
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('brings the drawings of its landmarks', async () => {
    const { app, base } = await openCity(cityWithMap())
    expect((await app.inject(`${base?.path}landmarks.json`)).json()).toEqual(madeUpLandmarks)
  })

  test('has another path when a byte of it changes', async () => {
    const { base: before } = await openCity(cityWithMap())
    const { base: after } = await openCity(cityWithMap({ ...madeUpMap, note: null }))
    expect(after?.path).not.toBe(before?.path)
  })

  test('has no other files', async () => {
    const { app, base } = await openCity(cityWithMap())
    const answers = await Promise.all(noFiles.map((name) => app.inject(`${base?.path}${name}`)))
    expect(noFiles.filter((_name, index) => answers[index]?.statusCode !== 404)).toEqual([])
  })

  test('is not served below another version', async () => {
    const { app } = await openCity(cityWithMap())
    expect((await app.inject('/map/0123456789ab/12-2876-1799.json')).statusCode).toBe(404)
  })
})

const faulty: { what: string; source: unknown; landmarks?: unknown }[] = [
  { what: 'is no GeoJSON', source: { type: 'Topology' } },
  {
    what: 'has an unknown layer',
    source: { ...madeUpMap, features: [{ ...madeUpMap.features[0], properties: { layer: 'moat' } }] },
  },
  {
    what: 'lies beyond the globe',
    source: {
      ...madeUpMap,
      features: [{ ...madeUpMap.features[9], geometry: { type: 'Point', coordinates: [272, 21] } }],
    },
  },
  {
    what: 'has landmarks with colours of their own',
    source: madeUpMap,
    landmarks: { tower: { width: 1, height: 1, shownWidth: 1, shapes: [{ d: 'M0 0', fill: '#fff' }] } },
  },
]

test.each(faulty)('a drawn map that $what is left out, and the guide starts', async ({ source, landmarks }) => {
  expect((await openCity(cityWithMap(source, landmarks))).base).toBeNull()
})

test('a city without a drawn map has no base map', async () => {
  const { path } = copyCityFolder()
  rmSync(join(path, 'map'), { recursive: true, force: true })
  expect((await openCity(path)).base).toBeNull()
})

test('a drawn map that is cut off is left out', async () => {
  const path = cityWithMap()
  writeFileSync(join(path, 'map', 'city.geojson'), JSON.stringify(madeUpMap).slice(0, 200))
  expect((await openCity(path)).base).toBeNull()
})
