import type { FastifyInstance } from 'fastify'
import { Failure } from '#contract/api/failure.ts'
import { fill } from '#contract/messages/format.ts'
import { languages, type KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { CALENDAR_PATTERN } from '#contract/paths.ts'
import { site } from '#messages/site.ts'
import type { CalendarTexts } from '#planning/plan/trip-ics.ts'
import { ipKey } from '../platform/http/client-ip.ts'
import { UNLISTED } from '../platform/http/headers.ts'
import { represent, sendRepresentation } from '../platform/http/representation.ts'
import type { RepresentationCache } from '../platform/http/representation-cache.ts'
import { findCalendarEdition, writeCalendar } from '../travellers/trips/trip-calendar.ts'
import { findLink, rememberOpening } from '../travellers/trips/trip-links.ts'
import type { Services } from './services.ts'

/**
 * Feeds of trips for calendar programs. Only feeds have a token in their path: programs can send nothing else. Logs name
 * the route by its pattern. Each request looks for the link, so that one that was ended is over at once. The finished
 * bytes are cached under what they are made of.
 */
export function mountCalendars(app: FastifyInstance, services: Services, cache: RepresentationCache): void {
  app.get<{ Params: { token: string } }>(CALENDAR_PATTERN, async (request, reply) => {
    void reply.headers(UNLISTED).header('cache-control', 'no-store')
    const { token } = request.params
    const link = await findLink(services, { token, purpose: 'calendar', ip: ipKey(request.ip) })
    const { key, trips } = await findCalendarEdition(services, link)
    if (link.tripId !== null && trips.length === 0) throw new Failure('not-found', 'trip-link.over')
    const language = languages.find(({ code }) => code === link.language) ?? languages[0]
    const make = async () =>
      represent({
        contentType: 'text/calendar; charset=utf-8',
        // A program asks each time, and nobody else keeps it.
        cacheControl: 'private, no-cache',
        body: await writeCalendar(services, { link, trips, language, texts: textsIn(language), name: site.name }),
      })
    const representation = await cache.get(`calendar ${key}`, make)
    await rememberOpening(services, link)
    return sendRepresentation(request, reply, representation)
  })
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
