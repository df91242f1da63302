import type { Formats } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { language } from '#messages/language.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

export const tripFileFormats = ['ics', 'gpx', 'kml', 'json'] as const
export type TripFileFormat = (typeof tripFileFormats)[number]

type TripFileContent = {
  trip: Trip
  places: readonly PlaceIndexEntry[]
  timeZone: string
  /**
   * The guide that plans are computed with. Null: not loaded, so that stops have the times that the traveller gave
   * them.
   */
  guide: PlanningGuide | null
  /** As the page knows them. Undefined: estimates. */
  routes: CityRoutes | undefined
  formats: Formats
}
type Writer = { type: string; write: (content: TripFileContent) => Promise<string> }

/** The code of each format loads on demand. */
const writers = {
  ics: {
    type: 'text/calendar',
    write: async (content) => {
      const { exportIcs } = await import('./exchange/calendar-file.ts')
      return exportIcs({
        ...(await withTimes(content)),
        urls: getUrls(content.trip),
        now: new Date(),
      })
    },
  },
  gpx: {
    type: 'application/gpx+xml',
    write: async (content) => {
      const { exportGpx } = await import('./exchange/trip-gpx.ts')
      return exportGpx({ ...(await withTimes(content)), now: new Date() })
    },
  },
  kml: {
    type: 'application/vnd.google-earth.kml+xml',
    write: async (content) => {
      const { exportKml } = await import('./exchange/trip-kml.ts')
      return exportKml(await withTimes(content))
    },
  },
  json: {
    type: 'application/json',
    write: async ({ trip }) => (await import('./exchange/trip-json.ts')).exportJson(trip),
  },
} as const satisfies Record<TripFileFormat, Writer>

async function withTimes({ guide, routes, ...content }: TripFileContent) {
  if (!guide) return content
  const { scheduleOfTrip } = await import('#planning/plan/trip-times.ts')
  return { ...content, ...scheduleOfTrip(content.trip, guide, routes) }
}

function getUrls(trip: Trip) {
  const getUrl = (path: string) => new URL(language.base + path, location.origin).href
  return { trip: getUrl(paths.trip(trip._id)), place: (slug: string) => getUrl(paths.place(slug)) }
}

export async function fileOfTrip(format: TripFileFormat, content: TripFileContent) {
  const { type, write } = writers[format]
  return { name: `${getFileName(content.trip.title)}.${format}`, type, content: await write(content) }
}

/**
 * Keeps letters and digits of all scripts. All other characters become hyphens, because file systems refuse some of
 * them.
 */
function getFileName(title: string): string {
  const name = toNormalForm(title, 'NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return name.slice(0, 60).toWellFormed() || 'trip'
}
