/** A city with many made-up places. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ContentPlace } from '#contract/place/content-place.ts'
import { addDays } from '#contract/text/dates.ts'

const CITY = 'content/surat'

/** A copy of the city's folder with many places: its own under further names, farther apart, checked at many times. */
export async function withLargeCity<T>(
  count: number,
  work: (city: string, places: readonly ContentPlace[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-bench-city-'))
  try {
    cpSync(CITY, folder, { recursive: true })
    for (const name of ['gu', 'hi', 'phrases.json']) rmSync(join(folder, name), { recursive: true })
    const city = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')))
    writeFileSync(join(folder, 'city.json'), JSON.stringify({ ...city, languages: ['en'] }))
    const own = z.array(ContentPlace).parse(JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')))
    const places = Array.from({ length: count }, (_, index) => toCopy(own, index))
    writeFileSync(join(folder, 'places.json'), JSON.stringify(places))
    return await work(folder, places)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const NEWEST_CHECK = '2026-11-22'

/** The first ones are the city's own. */
function toCopy(own: readonly ContentPlace[], index: number): ContentPlace {
  const place = own[index % own.length] ?? fail()
  const round = Math.floor(index / own.length)
  if (round === 0) return place
  const checkedOn = addDays(NEWEST_CHECK, -((index * 37) % 900))
  const { openingHours, visitMinutes, toilets } = place.facts ?? {}
  const evidence = { source: 'https://garden.example/', checkedOn, confidence: 'reported' } as const
  return {
    ...place,
    slug: `${place.slug}-${round}`,
    name: `${place.name} ${round + 1000}`,
    geo: { lat: null, lng: null, precision: 'none' },
    facts: {
      ...(openingHours && { openingHours: { ...openingHours, checkedOn } }),
      ...(visitMinutes && { visitMinutes: { ...visitMinutes, checkedOn } }),
      toilets: toilets ?? { value: 'yes', ...evidence },
    },
  }
}

function fail(): never {
  throw new Error('The city has no places.')
}
