import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appleMapsUrl, geoUrl, getMapsDevice, openStreetMapUrl } from './maps-url.ts'

const castle = {
  name: 'Surat Castle',
  locality: 'Chowk Bazaar',
  precision: 'site',
  geo: { lat: 21.196266, lng: 72.817782 },
} as const
const tower = { ...castle, name: 'Clock Tower', locality: 'Zampa Bazaar', precision: 'nearby' } as const

describe('directions', () => {
  test('to an exact place lead to its position under its name', () => {
    expect(geoUrl(castle, 'Surat')).toBe('geo:21.196266,72.817782?q=21.196266,72.817782(Surat%20Castle)')
    expect(appleMapsUrl(castle, 'Surat')).toBe('https://maps.apple.com/?ll=21.196266%2C72.817782&q=Surat+Castle')
    expect(openStreetMapUrl(castle, 'Surat')).toBe('https://www.openstreetmap.org/directions?to=21.196266%2C72.817782')
  })

  test('to any other place are a search by its name', () => {
    expect(geoUrl(tower, 'Surat')).toBe('geo:0,0?q=Clock%20Tower%2C%20Zampa%20Bazaar%2C%20Surat')
    expect(appleMapsUrl(tower, 'Surat')).toBe('https://maps.apple.com/?q=Clock+Tower%2C+Zampa+Bazaar%2C+Surat')
    expect(openStreetMapUrl(tower, 'Surat')).toBe(
      'https://www.openstreetmap.org/search?query=Clock+Tower%2C+Zampa+Bazaar%2C+Surat',
    )
  })

  test('carry every name whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const label = /^geo:[^?]+\?q=[\d.,]+\(([^()]*)\)$/.exec(geoUrl({ ...castle, name }, 'Surat'))?.[1]
        expect(decodeURIComponent(label ?? '')).toBe(name)
        expect(new URL(appleMapsUrl({ ...castle, name }, 'Surat')).searchParams.get('q')).toBe(name)
      }),
    )
  })
})

describe('the maps of a device', () => {
  test.each([
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0', 0, 'other'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 0, 'other'],
  ] as const)('of %s with %i touch points are %s', (userAgent, maxTouchPoints, device) => {
    expect(getMapsDevice({ userAgent, maxTouchPoints })).toBe(device)
  })
})
