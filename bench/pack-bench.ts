/**
 * Measures the pack of each language over the drawn map and over imported streets: its parts, how much of it travels, how
 * much a device stores, and how long a browser loads it at 400 kbit/s. Without a file, the streets are made up.
 */
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { CURRENT_PACK_PATH, CurrentPack, packParts, type OfferedPack } from '#contract/city/pack.ts'
import { languages, pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import type { Row } from '../tests/support/table.ts'
import { importMadeUpStreets, importStreets } from './import-streets.ts'
import { makeDenseCity } from './made-up-dense-city.ts'
import { startProduct, withDataDir } from './product.ts'

/** The issue "The city in the pocket" sets them. */
const LIMITS = { drawn: { megabytes: 4, seconds: 100 }, streets: { megabytes: 12, seconds: 300 } } as const

const BYTES_PER_SECOND = 400_000 / 8

/** A server prepares a pack when the first device asks for it. */
const PREPARATION_TIMEOUT_MS = 120_000

/** @param file an answer of the Overpass API, GeoJSON or .osm.pbf in the place of made-up streets */
export async function benchPack(file?: string): Promise<Row[]> {
  const drawn = await withDataDir((dataDir) => measurePacks(dataDir, { over: 'the drawn map', limit: LIMITS.drawn }))
  const imported = await withDataDir((dataDir) => {
    if (file === undefined) importMadeUpStreets(makeDenseCity(), dataDir)
    else importStreets(file, dataDir)
    const over = file === undefined ? 'made-up streets' : 'streets'
    return measurePacks(dataDir, { over, limit: LIMITS.streets })
  })
  return [...drawn, ...imported]
}

type Bars = { over: string; limit: { megabytes: number; seconds: number } }

async function measurePacks(dataDir: string, bars: Bars): Promise<Row[]> {
  const product = await startProduct(dataDir)
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const rows: Row[] = []
    for (const language of languages) {
      const pack = await readPack(product.origin, language)
      const { bytes, seconds } = await loadGuide(browser, product.origin + pathIn(language, paths.offline))
      rows.push(...toRows(pack, { language, bytes, seconds, ...bars }))
    }
    return rows
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function readPack(origin: string, { base }: KnownLanguage): Promise<OfferedPack> {
  const answer = await fetch(origin + base + CURRENT_PACK_PATH, { signal: AbortSignal.timeout(PREPARATION_TIMEOUT_MS) })
  const pack = CurrentPack.parse(await answer.json())
  if (!pack.isOffered) throw new Error('This server offers no pack')
  return pack
}

type Loaded = {
  /** Bytes that came over the network, with the headers of answers. */
  readonly bytes: number
  readonly seconds: number
}

/** Loads the guide as a traveller does. Files that the page itself has loaded travel before. */
async function loadGuide(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(url)
  const load = page.locator('.offline-download').getByRole('button')
  await load.waitFor()
  const devtools = await context.newCDPSession(page)
  const getBytes = await countBytes(devtools)
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...throughput })
  const began = performance.now()
  await load.click()
  await page.locator('.offline-state.is-ready').waitFor({ timeout: 600_000 })
  const seconds = (performance.now() - began) / 1_000
  await context.close()
  return { bytes: getBytes(), seconds }
}

async function countBytes(devtools: CDPSession): Promise<() => number> {
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devtools.send('Network.enable')
  return () => bytes
}

function toRows(
  { parts }: OfferedPack,
  { language, over, limit, bytes, seconds }: Bars & Loaded & { language: KnownLanguage },
): Row[] {
  const name = `pack in ${language.code} over ${over}`
  const sum = (kind: 'bytes' | 'transferBytes') => packParts.reduce((total, part) => total + parts[part][kind], 0)
  const list = (kind: 'bytes' | 'transferBytes') =>
    packParts.map((part) => `${part} ${megabytes(parts[part][kind])}`).join(', ')
  const travels = sum('transferBytes')
  return [
    {
      name: `${name}, to load`,
      value: `${megabytes(travels)} MB`,
      bar: { text: `<= ${limit.megabytes} MB`, isMet: travels <= limit.megabytes * 1_000_000 },
      note: list('transferBytes'),
    },
    { name: `${name}, on the device`, value: `${megabytes(sum('bytes'))} MB`, note: list('bytes') },
    {
      name: `${name}, ready at 400 kbit/s`,
      value: `${seconds.toFixed(1)} s`,
      bar: { text: `<= ${limit.seconds} s`, isMet: seconds <= limit.seconds },
      note: `${megabytes(bytes)} MB over the network`,
    },
  ]
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2)
}
