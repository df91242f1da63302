import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Failure } from '#contract/api/failure.ts'
import { fill } from '#contract/messages/format.ts'
import { languages, type KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { CALENDAR_PATTERN } from '#contract/paths.ts'
import { site } from '#messages/shell.ts'
import type { CalendarTexts } from '#planning/plan/trip-ics.ts'
import { ipKey } from '../platform/http/client-ip.ts'
import { UNLISTED } from '../platform/http/headers.ts'
import { createQueue } from '../platform/concurrency/bounded-queue.ts'
import { SingleFlight } from '../platform/concurrency/single-flight.ts'
import { chooseForm, represent, sendRepresentation, type Representation } from '../platform/http/representation.ts'
import { attemptsBy, limit } from '../platform/throttle/attempts.ts'
import { findCalendarEdition, writeCalendar } from '../travellers/trips/trip-calendar.ts'
import { findLink, rememberOpening, requireStillOpen } from '../travellers/trips/open-trip-link.ts'
import type { OpenableLink } from '../travellers/trips/trip-links.store.ts'
import type { Services } from './services.ts'

/** Feeds of some hundred trips of usual size, or five of the longest, in three forms. */
const MAX_FEEDS_BYTES = 6 * 1024 * 1024

/** Further feeds are refused: their programs ask again. */
const MAX_WAITING = 20

/** Tags of feeds. Programs ask every hour whether one has changed, and then its bytes are not needed. */
const MAX_TAGS = 5_000

/**
 * Feeds of trips for calendar programs. Only feeds have a token in their path: programs can send nothing else. Logs
 * name the route by its pattern. Each request looks for the link, so that an ended link stops working at once. The
 * finished bytes are cached under what they are made of, apart from the answers of the guide: those are sent by their
 * address alone, and feeds of strangers must not take their room. Anybody with a link can request it any number of
 * times, so the bytes that an account makes others write are bounded.
 */
export function mountCalendars(app: FastifyInstance, services: Services): void {
  const feeds = new LRUCache<string, Representation>({
    maxSize: MAX_FEEDS_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + br.length + gzip.length,
  })
  const tags = new LRUCache<string, Representation>({ max: MAX_TAGS })
  const flights = new SingleFlight<Representation>()
  const inTurn = createQueue({ parallel: 1, maxWaiting: MAX_WAITING })
  app.get<{ Params: { token: string } }>(CALENDAR_PATTERN, async (request, reply) => {
    void reply.headers(UNLISTED).header('cache-control', 'no-store')
    const { token } = request.params
    const link = await findLink(services, { token, purpose: 'calendar', ip: ipKey(request.ip) })
    return answer(request, reply, link)
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, link: OpenableLink): Promise<FastifyReply> {
    const { key, trips } = await findCalendarEdition(services, link)
    if (link.tripId !== null && trips.length === 0) throw new Failure('not-found', 'trip-link.over')
    const known = tags.get(key)
    if (known && chooseForm(known, request.headers) === 'not-modified') {
      await rememberOpening(services, link)
      return sendRepresentation(request, reply, known)
    }
    const language = languages.find(({ code }) => code === link.language) ?? languages[0]
    const make = async () =>
      represent({
        contentType: 'text/calendar; charset=utf-8',
        // A program asks each time, and nobody else keeps it.
        cacheControl: 'private, no-cache',
        body: await writeCalendar(services, {
          link,
          trips,
          language,
          texts: textsIn(language),
          name: site.name,
          shortened: serverTexts[language.code].tripFiles.shortened,
        }),
      })
    const representation =
      feeds.get(key) ??
      (await flights.run(key, async () => {
        await limit(services, attemptsBy(services, 'calendarWriting', link.accountId), 'too-many-requests')
        const made = await inTurn(make)
        feeds.set(key, made)
        tags.set(key, withoutBytes(made))
        return made
      }))
    const now = await requireStillOpen(services, link)
    // It shows other sections since: what was closed is not sent.
    if (now.sections.join(' ') !== link.sections.join(' ')) return answer(request, reply, now)
    await rememberOpening(services, link)
    return sendRepresentation(request, reply, representation)
  }
}

const NO_BYTES = Buffer.alloc(0)

function withoutBytes(made: Representation): Representation {
  return { ...made, identity: NO_BYTES, br: NO_BYTES, gzip: NO_BYTES }
}

function textsIn({ code }: KnownLanguage): CalendarTexts {
  const { near, inArea, ofTrip, leaveAt } = serverTexts[code].tripFiles
  return {
    near,
    inArea,
    ofTrip: (title) => fill(ofTrip, { title }),
    leaveAt: (time, name) => fill(leaveAt, { time, name }),
  }
}
