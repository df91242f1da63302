import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spotAt, suratFares } from '../../../tests/support/made-up-plans.ts'
import { legBetween } from './legs.ts'
import { rideFare } from './ride-fare.ts'
import { toSpot } from './spot.ts'

const ways = suratFares.ways ?? []
const [auto] = suratFares.rides

const single = (value: number) => ({ min: value, likely: value, max: value })
const metres = (value: number) => ({ metres: single(value) })
const noon = { date: '2023-03-31', minute: 720 }

describe('a leg', () => {
  test('is a walk as long as the city finds it walkable', () => {
    expect(legBetween(spotAt(0), spotAt(0.8), ways)).toMatchObject({
      way: 'foot',
      metres: single(1_000),
      minutes: single(14),
      isExact: true,
    })
  })

  test('is a ride beyond that, with the time that one waits for it', () => {
    expect(legBetween(spotAt(0), spotAt(5), ways)).toMatchObject({
      way: 'auto',
      metres: single(7_000),
      minutes: single(22),
    })
  })

  test('goes as the traveller chose', () => {
    expect(legBetween(spotAt(0), spotAt(5), ways, 'foot')).toMatchObject({ way: 'foot', minutes: single(84) })
  })

  test('is a short walk or a ride in a city whose folder knows no ways, and goes as the traveller chose', () => {
    expect(legBetween(spotAt(0), spotAt(1), [])).toMatchObject({ way: 'foot', isExact: true })
    expect(legBetween(spotAt(0), spotAt(5), [])).toMatchObject({ way: 'auto', minutes: single(26) })
    expect(legBetween(spotAt(0), spotAt(5), [], 'foot')).toMatchObject({ way: 'foot', minutes: single(87) })
  })

  test('between two stops without a place is no walk of hours', () => {
    const anywhere = toSpot(null, 'site', { lat: 38.7, lng: -9.1 })
    for (const known of [ways, []]) {
      const { way, minutes } = legBetween(anywhere, anywhere, known)
      expect(way).toBe('auto')
      expect(minutes.likely).toBeLessThan(45)
    }
  })

  test('between stops at one spot takes no time, not even that of a ride', () => {
    expect(legBetween(spotAt(1), spotAt(1), ways, 'auto')).toMatchObject({ metres: single(0), minutes: single(0) })
  })

  test('to a neighbourhood is a range around the likely figure', () => {
    const leg = legBetween(spotAt(0), spotAt(5, 0, 1_500), ways)
    expect(leg).toMatchObject({ way: 'auto', isExact: false, metres: { min: 4_900, max: 9_100 } })
    expect(leg.metres.likely).toBeGreaterThan(7_000)
  })

  test('between two places of one neighbourhood is not nothing', () => {
    const leg = legBetween(spotAt(0, 0, 1_500), spotAt(0, 0, 1_500), ways)
    expect(leg.minutes.min).toBe(0)
    expect(leg.minutes.likely).toBeGreaterThan(5)
  })

  test('to a place that may be anywhere starts from the centre of the city', () => {
    const centre = { lat: 21.2, lng: 72.8 }
    expect(toSpot(null, 'site', centre)).toEqual({ ...centre, radiusMetres: 6_000 })
    expect(toSpot({ lat: 1, lng: 2 }, 'nearby', centre)).toEqual({ lat: 1, lng: 2, radiusMetres: 300 })
  })

  test('has ordered ranges, the same both ways', () => {
    const kilometres = fc.double({ min: -20, max: 20, noNaN: true })
    const spots = fc.tuple(kilometres, kilometres, fc.constantFrom(0, 300, 1_500, 6_000)).map((spot) => spotAt(...spot))
    fc.assert(
      fc.property(spots, spots, (from, to) => {
        const leg = legBetween(from, to, ways)
        expect(leg.metres.min).toBeLessThanOrEqual(leg.metres.likely)
        expect(leg.metres.likely).toBeLessThanOrEqual(leg.metres.max)
        expect(leg.minutes.min).toBeLessThanOrEqual(leg.minutes.likely)
        expect(leg.minutes.likely).toBeLessThanOrEqual(leg.minutes.max)
        expect(legBetween(to, from, ways).metres).toEqual(leg.metres)
      }),
    )
  })
})

describe('the fare of a ride', () => {
  const tariff = { ...(auto ?? raise()), minimumKm: 1.2 }

  test('is the minimum on a short way and grows by the kilometre', () => {
    expect(rideFare(tariff, metres(800), noon)).toMatchObject(single(20))
    expect(rideFare(tariff, metres(5_200), noon)).toMatchObject(single(80))
  })

  test('is a range if no source tells what the minimum covers', () => {
    expect(rideFare({ ...tariff, minimumKm: null }, metres(4_000), noon)).toMatchObject({
      min: 60,
      likely: 60,
      max: 80,
    })
  })

  test('costs nothing where there is no way', () => {
    expect(rideFare(tariff, metres(0), noon)).toMatchObject(single(0))
  })

  test('is multiplied at night, also after midnight', () => {
    const atNight = { ...tariff, night: { from: '23:00', to: '05:00', factor: 1.5 } }
    expect(rideFare(atNight, metres(5_200), { ...noon, minute: 25 * 60 })).toMatchObject({ likely: 120, isNight: true })
    const rounded = { ...tariff, night: { ...atNight.night, factor: 1.12 } }
    expect(rideFare(rounded, metres(5_200), { ...noon, minute: 25 * 60 })).toMatchObject({ likely: 90 })
    expect(rideFare(atNight, metres(5_200), { ...noon, minute: 5 * 60 })).toMatchObject({ likely: 80, isNight: false })
  })

  test('says that its tariff was fixed until an earlier day', () => {
    expect(rideFare(tariff, metres(800), noon).isOutdated).toBe(false)
    expect(rideFare(tariff, metres(800), { ...noon, date: '2026-12-07' }).isOutdated).toBe(true)
  })
})

function raise(): never {
  throw new Error('Surat has no ride')
}
