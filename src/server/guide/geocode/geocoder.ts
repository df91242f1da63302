import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { DAY_MS } from '#contract/text/durations.ts'
import { cutText, tidyLine } from '#contract/text/plain-line.ts'
import type { Config } from '../../platform/config/config.ts'
import { fetchExternal, getUserAgent } from '../../platform/outbound/fetch-external.ts'
import { createCircuitBreaker, NO_REQUESTS, type Counts, type OnOpen } from '../../platform/outbound/circuit-breaker.ts'
import { SingleFlight } from '../../platform/concurrency/single-flight.ts'
import type { Store } from '../../platform/store/database.ts'
import { findPostalAddress, forgetOldPostalAddresses, storePostalAddress, takeTurn } from './postal-addresses.store.ts'

/** WGS 84 degrees. */
type Point = { readonly lat: number; readonly lng: number }

export type Geocoder = {
  /**
   * The service's name for a point. Null when no service is configured, when it has no name or fails, and when too many
   * ask.
   */
  getPostalAddress(point: Point): Promise<string | null>
  /** Counts requests to the service. */
  counts(): Counts
}

type GeocoderDeps = { config: Config; store: Store; now: () => Date; onAway: OnOpen }

/** An answer has a few hundred bytes. */
const MAX_BYTES = 64 * 1024

/** A review stores as many characters. */
const MAX_LENGTH = 500

/** After this wait the nearest place is the better answer. */
const MAX_TURN_WAIT_MS = 2_000

/** Streets get new names now and then. */
const MAX_AGE_MS = 90 * DAY_MS

/** Stored names, and the number of new ones between two removals of the oldest. */
const MAX_STORED = 50_000
const SWEEP_EVERY = 500

/** About 11 metres: points within them share a name. */
const DECIMALS = 4

const Answer = z.object({ display_name: z.string() })

/** Asks the configured service within its allowed rate and stores its answers. */
export function createGeocoder({ config, store: { db }, now, onAway }: GeocoderDeps): Geocoder {
  const { geocoderUrl, geocoderRate } = config
  if (geocoderUrl === null) return { getPostalAddress: async () => null, counts: () => NO_REQUESTS }
  const breaker = createCircuitBreaker(now, onAway)
  const flights = new SingleFlight<string | null>()
  let found = 0

  const ask = async (point: Point): Promise<string | null> => {
    if (breaker.isOpen()) return null
    const turn = await takeTurn(db, { now: now(), intervalMs: 1_000 / geocoderRate, maxWaitMs: MAX_TURN_WAIT_MS })
    if (turn === null) return null
    await wait(turn)
    try {
      const name = await askService(geocoderUrl, point, config)
      breaker.succeeded()
      return name
    } catch (error) {
      // The nearest place is the answer instead.
      breaker.failed(error)
      return null
    }
  }

  const find = async (point: Point): Promise<string | null> => {
    const key = getKey(point)
    const known = await findPostalAddress(db, key, new Date(now().getTime() - MAX_AGE_MS).toISOString())
    if (known !== undefined) return known
    const name = await ask(point)
    if (name === null) return null
    await storePostalAddress(db, { point: key, name, at: now().toISOString() })
    found += 1
    if (found % SWEEP_EVERY === 0) await forgetOldPostalAddresses(db, MAX_STORED)
    return name
  }

  return {
    counts: breaker.counts,
    getPostalAddress: (point) => flights.run(getKey(point), () => find(point)),
  }
}

function getKey({ lat, lng }: Point): string {
  return `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`
}

/**
 * @throws Error when the service does not answer as a geocoder
 * @returns null when it has no name for the point
 */
async function askService(serviceUrl: string, { lat, lng }: Point, config: Config): Promise<string | null> {
  const url = new URL(serviceUrl)
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('lat', lat.toFixed(DECIMALS))
  url.searchParams.set('lon', lng.toFixed(DECIMALS))
  const { status, contentType, bytes } = await fetchExternal({
    url,
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/json', 'accept-language': 'en', 'user-agent': getUserAgent(config) },
  })
  if (status !== 200 || contentType !== 'application/json') throw new Error(`${url.host} answered ${status}`)
  const answer = Answer.safeParse(JSON.parse(bytes.toString('utf8')))
  return answer.success ? plainText(answer.data.display_name) : null
}

/** Makes one line of text. Control characters and marks of text direction are removed. */
export function plainText(text: string): string | null {
  const plain = cutText(tidyLine(text), MAX_LENGTH)
  return plain === '' ? null : plain
}
