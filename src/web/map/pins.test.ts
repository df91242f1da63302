import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterPins, isOneSpot, TOUCH_PX } from './cluster-pins.ts'
import { drawPins } from './drawn-pins.ts'
import { getPins, type MapPin } from './map-pin.ts'
import { placeLabels } from './place-labels.ts'

const spots = fc.array(fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }), {
  maxLength: 80,
})
const itself = <T>(value: T): T => value

describe('pins at one zoom', () => {
  test('are each in exactly one cluster', () => {
    fc.assert(
      fc.property(spots, (pins) => {
        const members = clusterPins(pins, itself).flatMap(({ lead, others }) => [lead, ...others])
        expect(new Set(members)).toEqual(new Set(pins))
        expect(members).toHaveLength(pins.length)
      }),
    )
  })

  test('never overlap, so that a finger meets one of them', () => {
    fc.assert(
      fc.property(spots, (pins) => {
        const leads = clusterPins(pins, itself).map(({ lead }) => lead)
        const gaps = leads.flatMap((a, index) =>
          leads.slice(index + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
        )
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(TOUCH_PX)
      }),
    )
  })

  test('are joined only with pins that they would cover', () => {
    fc.assert(
      fc.property(spots, (pins) => {
        expect(clusterPins(pins, itself).every((cluster) => isOneSpot(cluster, itself))).toBe(true)
      }),
    )
  })

  test('stay joined the same way when the map moves', () => {
    fc.assert(
      fc.property(spots, fc.integer({ min: -9_999, max: 9_999 }), (pins, far) => {
        const moved = clusterPins(pins, ({ x, y }) => ({ x: x + far, y: y - far }))
        expect(moved).toEqual(clusterPins(pins, itself))
      }),
    )
  })
})

function pin(slug: string, x: number, more: Partial<MapPin> = {}): MapPin {
  return {
    slug,
    name: slug,
    kind: 'historical',
    locality: 'Surat',
    precision: 'site',
    geo: { lat: 0, lng: x },
    ...more,
  }
}
const onLine = ({ geo }: MapPin) => ({ x: geo.lng, y: 0 })
const NONE = { main: null, selected: null }

describe('what a map draws', () => {
  test('is the own place of a page as the pin with its name, whatever lies there too', () => {
    const pins = [pin('church', 0), pin('castle', 5), pin('library', 9)]
    expect(drawPins(pins, { main: 'castle', selected: null }, onLine)).toEqual([
      { lead: pins[1], others: [pins[0], pins[2]], look: 'chosen', side: 'right' },
    ])
  })

  test('is a number of places where several would cover each other', () => {
    const drawn = drawPins([pin('castle', 0), pin('church', 9), pin('garden', 90)], NONE, onLine)
    expect(drawn.map(({ look, others }) => [look, others.length])).toEqual([
      ['many', 1],
      ['site', 0],
    ])
  })

  test('shows how well each position is known', () => {
    const pins = [
      pin('castle', 0),
      pin('tower', 200, { precision: 'nearby' }),
      pin('bazaar', 400, { precision: 'locality' }),
    ]
    expect(drawPins(pins, NONE, onLine).map(({ look }) => look)).toEqual(['site', 'nearby', 'area'])
  })

  test('has the order of the places, so that keys go through them as through the list', () => {
    const pins = ['a', 'b', 'c', 'd'].map((slug, index) => pin(slug, index * 100))
    const drawn = drawPins(pins, { main: 'c', selected: 'b' }, onLine)
    expect(drawn.map(({ lead }) => lead.slug)).toEqual(['a', 'b', 'c', 'd'])
  })
})

test('places without any position are no pins, and the same places give the same pins', () => {
  const geo = { lat: 21, lng: 72 }
  const place = { kind: 'historical', locality: 'Surat' } as const
  const places = [
    { ...place, slug: 'castle', name: 'Castle', precision: 'site', geo } as const,
    { ...place, slug: 'coco', name: 'Coco', precision: 'none', geo: null } as const,
  ]
  expect(getPins(places)).toEqual([places[0]])
  expect(getPins(places)).toBe(getPins(places))
})

describe('names on the map', () => {
  test('stand to the right of their pins', () => {
    expect(placeLabels([{ x: 100, y: 100, name: 'Castle' }])).toEqual(['right'])
  })

  test('go to the left where the right is taken', () => {
    const castle = { x: 200, y: 100, name: 'Castle' }
    const tower = { x: 245, y: 100, name: 'Tower' }
    expect(placeLabels([castle, tower])).toEqual(['left', 'right'])
  })

  test('are left out where both sides lack room', () => {
    const crowd = [150, 200, 250].map((x) => ({ x, y: 100, name: 'Castle' }))
    expect(placeLabels(crowd)).toEqual(['left', null, 'right'])
  })

  test('leave room for pins without a name', () => {
    expect(
      placeLabels([
        { x: 200, y: 100, name: 'Castle' },
        { x: 245, y: 100, name: null },
      ]),
    ).toEqual(['left', null])
  })
})
