import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { DAY_MS } from '#contract/durations.ts'
import type { Config } from '../config/config.ts'
import { fetchExternal, userAgentOf } from '../outbound/fetch-external.ts'
import { createCircuitBreaker, NEVER_ASKED, type Counts, type OnOpen } from '../outbound/circuit-breaker.ts'
import { SingleFlight } from '../single-flight.ts'
import type { Store } from '../store/database.ts'
import { findPostalAddress, forgetOldPostalAddresses, keepPostalAddress, takeTurn } from './postal-addresses.store.ts'

/** WGS 84 degrees. */
type Point = { readonly lat: number; readonly lng: number }

export type Geocoder = {
  /** What the service calls a point; null when there is no service, it has no name for it, fails, or too many ask. */
  postalAddressOf(point: Point): Promise<string | null>
  /** Of requests to the service. */
  counts(): Counts
}

type GeocoderDeps = { config: Config; store: Store; now: () => Date; onAway: OnOpen }

/** Of an address in bytes; one is a few hundred long. */
const MAX_BYTES = 64 * 1024

/** Characters: as many as a review keeps. */
const MAX_LENGTH = 500

/** Milliseconds that somebody waits for a turn; then the nearest place is the better answer. */
const TIMEOUT_MS = 2_000

/** Milliseconds for which an address holds; streets are renamed now and then. */
const HOLDS = 90 * DAY_MS

/** Addresses that are kept, and new ones after which the oldest are looked for. */
const KEPT = 50_000
const SWEEP_EVERY = 500

/** About 11 metres: nearer points share an address. */
const DIGITS = 4

const Answer = z.object({ display_name: z.string() })

/** Asks the configured service at no more than its allowed rate, and remembers what it said. */
export function createGeocoder({ config, store: { db }, now, onAway }: GeocoderDeps): Geocoder {
  const { geocoderUrl, geocoderRate } = config
  if (geocoderUrl === null) return { postalAddressOf: async () => null, counts: () => NEVER_ASKED }
  const breaker = createCircuitBreaker(now, onAway)
  const flights = new SingleFlight<string | null>()
  let found = 0

  const ask = async (point: Point): Promise<string | null> => {
    if (breaker.isOpen()) return null
    const turn = await takeTurn(db, { now: now(), interval: 1_000 / geocoderRate, patience: TIMEOUT_MS })
    if (turn === null) return null
    await wait(turn)
    try {
      const name = await askService(geocoderUrl, point, config)
      breaker.succeeded()
      return name
    } catch (error) {
      // The nearest place answers instead.
      breaker.failed(error)
      return null
    }
  }

  const find = async (point: Point): Promise<string | null> => {
    const key = keyOf(point)
    const known = await findPostalAddress(db, key, new Date(now().getTime() - HOLDS).toISOString())
    if (known !== undefined) return known
    const name = await ask(point)
    if (name === null) return null
    await keepPostalAddress(db, { point: key, name, at: now().toISOString() })
    found += 1
    if (found % SWEEP_EVERY === 0) await forgetOldPostalAddresses(db, KEPT)
    return name
  }

  return {
    counts: breaker.counts,
    postalAddressOf: (point) => flights.run(keyOf(point), () => find(point)),
  }
}

function keyOf({ lat, lng }: Point): string {
  return `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`
}

/** @throws Error when it does not answer as such services do; null when it has no name for the point */
async function askService(serviceUrl: string, { lat, lng }: Point, config: Config): Promise<string | null> {
  const url = new URL(serviceUrl)
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('lat', lat.toFixed(DIGITS))
  url.searchParams.set('lon', lng.toFixed(DIGITS))
  const { status, contentType, bytes } = await fetchExternal({
    url,
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/json', 'accept-language': 'en', 'user-agent': userAgentOf(config) },
  })
  if (status !== 200 || contentType !== 'application/json') throw new Error(`${url.host} answered ${status}`)
  const answer = Answer.safeParse(JSON.parse(bytes.toString('utf8')))
  return answer.success ? plainText(answer.data.display_name) : null
}

/** One line of text without characters that steer: controls, and marks that turn the direction of what follows. */
export function plainText(text: string): string | null {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trim()
  return plain === '' ? null : plain
}
