import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { RoutedLeg } from '#contract/trip/routing.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import { createQueue } from '../../platform/concurrency/bounded-queue.ts'
import type { Config } from '../../platform/config/config.ts'
import { createCircuitBreaker, NO_REQUESTS, type Counts, type OnOpen } from '../../platform/outbound/circuit-breaker.ts'
import { fetchExternal, getUserAgent } from '../../platform/outbound/fetch-external.ts'
import { SingleFlight } from '../../platform/concurrency/single-flight.ts'

/** WGS 84 degrees. */
export type Point = { readonly lat: number; readonly lng: number }

export type Router = {
  /** The kinds of ways that the service knows. */
  readonly modes: readonly TravelMode[]
  /**
   * The ways from each point to the next. Null: no service is configured for this kind of way, it fails or knows no way,
   * or too many ask.
   */
  getLegs(points: readonly Point[], mode: TravelMode): Promise<readonly (RoutedLeg | null)[]>
  /** Counts requests to the service. */
  counts(): Counts
}

type RouterDeps = {
  readonly config: Pick<Config, 'routerUrl' | 'publicUrl'>
  readonly now: () => Date
  readonly onAway: OnOpen
}

/** OSRM's names: of the folder in which public servers keep a profile, and of the profile in the path. */
const PROFILES = {
  foot: { folder: 'foot', profile: 'foot' },
  auto: { folder: 'car', profile: 'driving' },
} as const satisfies Record<TravelMode, { folder: string; profile: string }>

/** Legs of 50 places without shapes have about 10 kB. */
const MAX_BYTES = 256 * 1024

/** All pairs of a city with 200 places, on foot and by ride. About 10 MB. */
const MAX_LEGS = 80_000
/** Streets change now and then. */
const MAX_AGE_MS = 30 * DAY_MS
/** A route that does not exist is asked for again after a day. */
const NO_ROUTE_MAX_AGE_MS = DAY_MS
/** The name of a route of 50 places has 3 kB. */
const MAX_MISSING_ROUTES = 1_000

/** About a metre. */
const DECIMALS = 5

/** The service's words for places that no street joins. */
const NoRoute = z.object({ code: z.enum(['NoRoute', 'NoSegment']) })

const Answer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        legs: z.array(
          z.object({
            /** In metres and seconds. Half of the Earth's girth bounds both. */
            distance: z.number().check(z.gte(0), z.lte(2e7)),
            duration: z.number().check(z.gte(0), z.lte(2e7)),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
})

/** Asks a service that works like OSRM, and remembers its answers. A plan estimates legs without an answer. */
export function createRouter({ config, now, onAway }: RouterDeps): Router {
  const { routerUrl } = config
  if (routerUrl === null)
    return { modes: [], getLegs: async (points) => points.slice(1).map(() => null), counts: () => NO_REQUESTS }
  const modes: readonly TravelMode[] = routerUrl.includes('{profile}') ? ['foot', 'auto'] : ['auto']
  const breaker = createCircuitBreaker(now, onAway)
  const clock = { perf: { now: () => now().getTime() }, ttlResolution: 0 }
  const known = new LRUCache<string, RoutedLeg>({ max: MAX_LEGS, ttl: MAX_AGE_MS, ...clock })
  /** Only one of the legs of such a route may be missing, so that the route is remembered and not its legs. */
  const missingRoutes = new LRUCache<string, true>({ max: MAX_MISSING_ROUTES, ttl: NO_ROUTE_MAX_AGE_MS, ...clock })
  const flights = new SingleFlight<void>()
  // A plan is drawn without the answer, so that nobody needs to wait long for it.
  const inTurn = createQueue({ parallel: 4, maxWaiting: 50, whenFull: () => undefined })

  const ask = async (points: readonly Point[], mode: TravelMode, route: string): Promise<void> => {
    if (breaker.isOpen()) return
    try {
      const legs = await askService({ routerUrl, points, mode, config })
      breaker.succeeded()
      if (legs === 'none') missingRoutes.set(route, true)
      else for (const [index, pair] of getPairs(points, mode).entries()) known.set(pair, legs[index])
    } catch (error) {
      breaker.failed(error)
    }
  }

  return {
    modes,
    counts: breaker.counts,
    getLegs: async (points, mode) => {
      const pairs = getPairs(points, mode)
      const route = pairs.join(' ')
      if (modes.includes(mode) && !missingRoutes.has(route) && pairs.some((pair) => !known.has(pair)))
        await flights.run(route, () => inTurn(() => ask(points, mode, route)))
      return pairs.map((pair) => known.get(pair) ?? null)
    },
  }
}

/** The name of each way from a point to the next. */
function getPairs(points: readonly Point[], mode: TravelMode): string[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]
    return from ? [`${mode} ${getText(from)} ${getText(to)}`] : []
  })
}

/** OSRM names the longitude first. */
function getText({ lat, lng }: Point): string {
  return `${lng.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)}`
}

type Question = {
  readonly routerUrl: string
  readonly points: readonly Point[]
  readonly mode: TravelMode
  readonly config: RouterDeps['config']
}

/**
 * @returns a leg for each pair, or that at least one pair has no way
 * @throws Error when the service answers something else
 */
async function askService({ routerUrl, points, mode, config }: Question): Promise<RoutedLeg[] | 'none'> {
  const { folder, profile } = PROFILES[mode]
  const url = new URL(routerUrl.replace('{profile}', folder))
  url.pathname = `${url.pathname.replace(/\/$/, '')}/route/v1/${profile}/${points.map(getText).join(';')}`
  url.searchParams.set('overview', 'false')
  const { status, contentType, bytes } = await fetchExternal({
    url,
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/json', 'user-agent': getUserAgent(config) },
  })
  if (contentType !== 'application/json') throw new Error(`${url.host} answered ${status}`)
  const answer: unknown = JSON.parse(bytes.toString('utf8'))
  if (status === 400 && NoRoute.safeParse(answer).success) return 'none'
  if (status !== 200) throw new Error(`${url.host} answered ${status}`)
  const { routes } = Answer.parse(answer)
  const legs = routes[0]?.legs ?? []
  if (legs.length !== points.length - 1) throw new Error(`${url.host} answered with another route`)
  return legs.map(({ distance, duration }) => ({
    metres: Math.round(distance),
    minutes: Math.ceil((duration * SECOND_MS) / MINUTE_MS),
  }))
}
