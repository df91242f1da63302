/**
 * Measures the map over streets that were imported as `npm run basemap` does. Without a file, the streets are made up: as
 * many as a city of some millions has in OpenStreetMap.
 */
import { chromium } from '@playwright/test'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import type { MadeUpElement } from '../tests/support/made-up-osm.ts'
import { importMadeUpStreets, importStreets } from './import-streets.ts'
import { moveMap } from './map-bench.ts'
import { startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'

const STREETS = 20_000
const POINTS_OF_STREET = 8
const CLASSES = ['primary', 'secondary', 'tertiary', ...Array.from({ length: 17 }, () => 'residential')]

/** @param file an answer of the Overpass API, GeoJSON or .osm.pbf in the place of made-up streets */
export async function benchStreets(file?: string): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    if (file === undefined) importMadeUpStreets(makeStreets(), dataDir)
    else importStreets(file, dataDir)
    const product = await startProduct(dataDir)
    const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
    try {
      return await moveMap(browser, product.origin, file === undefined ? `${STREETS} made-up streets` : 'streets')
    } finally {
      await browser.close()
      await product.stop()
    }
  })
}

function makeStreets(): MadeUpElement[] {
  return Array.from({ length: STREETS }, (_, number) => street(number)).flat()
}

/** A winding street of some 400 m. The multipliers are primes, which spread the streets over the whole city. */
function street(number: number): MadeUpElement[] {
  const west = 72.7 + ((number * 7_919) % 30_000) / 100_000
  const south = 21.05 + ((number * 104_729) % 30_000) / 100_000
  const isNorthward = number % 2 === 0
  const first = number * POINTS_OF_STREET + 1
  const nodes = Array.from({ length: POINTS_OF_STREET }, (_, index): MadeUpElement => {
    const [along, beside] = [index * 0.0005, ((index * 37) % 11) * 0.00005]
    const at = isNorthward ? ([west + beside, south + along] as const) : ([west + along, south + beside] as const)
    return { type: 'node', id: first + index, at, tags: {} }
  })
  const tags = { highway: CLASSES[number % CLASSES.length] ?? 'residential', name: `Street ${number}` }
  return [...nodes, { type: 'way', id: first, refs: nodes.map(({ id }) => id), tags }]
}
