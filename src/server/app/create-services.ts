import { Analytics } from '../admin/analytics/analytics.ts'
import { createPasswords } from '../account/auth/passwords.ts'
import { startBackupSchedule } from '../operator/backup/backup-schedule.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context } from '../platform/context.ts'
import { createGeocoder } from '../guide/geocode/geocoder.ts'
import { createRouter } from '../guide/routing/router.ts'
import { createGuideHolder } from '../guide/guide-holder.ts'
import { startMailer, type Mailer } from '../platform/mail/mailer.ts'
import { createTransport, type SendMail } from '../platform/mail/transport.ts'
import { createBaseMaps } from '../map/base-maps.ts'
import { createTiles } from '../map/tiles.ts'
import { createImageReader } from '../account/media/image-reader.ts'
import { isImageKnown } from '../account/media/images.store.ts'
import { cacheImages, openImages } from '../account/media/open-images.ts'
import { toHash } from '../account/media/uploads.ts'
import { createCachePurge } from '../platform/outbound/cache-purge.ts'
import { SecurityEventCounts } from '../account/security/event-counts.ts'
import { openStore } from '../platform/store/open.ts'
import { createLetterQueue } from '../admin/newsletter/letter-queue.ts'
import { StoreClock } from '../platform/store/store-clock.ts'
import { LiveTrips } from '../travellers/trips/trip-live.ts'
import { createLetterWriter } from './mails.ts'
import { readAtStart, type ReadAtStart } from './read-at-start.ts'
import { renewContent } from './renew-content.ts'
import type { Services } from './services.ts'

/** Replacements by a test or a tool for parts that the configuration would choose. */
export type Overrides = Partial<
  Pick<Services, 'store' | 'passwords' | 'images' | 'imageReader' | 'readPlaces' | 'now' | 'newId'>
> & {
  /** The store has the content of the folder already, so the folder is not read. */
  hasContent?: boolean
  /** The file with the whole program. By default it is in several files. */
  program?: string | null
  /** The reading of this store, or of one of which it is a copy. By default it is read now. */
  atStart?: ReadAtStart | undefined
  /** Replaces the clock of this machine, which the store’s clock corrects. `now` replaces both. */
  machineNow?: () => Date
  /** Sends mails. With null, mails stay in the queue. */
  send?: SendMail | null
  onMailFailed?: (failure: { id: string; reason: string }) => void
  /** Called for each mail that waits because the mail server was not reached. */
  onMailServerAway?: (failure: { cause: string }) => void
  /** Called with a sentence when a backup that was due could not be made. */
  onBackupFailed?: (reason: string) => void
  /** Called when the circuit breaker of an external service opens. */
  onServiceAway?: (failure: {
    target: 'tiles' | 'geocoder' | 'router' | 'cache'
    cause: string
    retryInMs: number
  }) => void
}

export type RunningServices = {
  readonly services: Services
  /** Stops everything that was started here. A store and passwords of the caller stay open. */
  close(): Promise<void>
}

/** The base of all rules. Tools that need no guide and no mails use it alone. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  return (await openContext(config, overrides)).context
}

async function openContext(config: Config, overrides: Overrides): Promise<{ context: Context; clock: StoreClock }> {
  const { newId = () => crypto.randomUUID() } = overrides
  const store = overrides.store ?? (await openStore(config))
  const clock = new StoreClock(store, overrides.machineNow)
  if (!overrides.now) await clock.compare()
  return { context: { config, store, now: overrides.now ?? clock.now, newId }, clock }
}

/**
 * The composition root of the server, the tests and the tools.
 * @throws Error when the database cannot be opened, or has never been given content that was free of errors
 */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<RunningServices> {
  const { context, clock } = await openContext(config, overrides)
  const { store, now } = context
  if (overrides.hasContent !== true) await renewContent(store, config.cityDir, overrides.program ?? null)
  const {
    sources,
    guide: first,
    drawnMap,
    outlines,
  } = overrides.atStart ?? (await readAtStart(store.db, config.cityDir))
  const { pictures } = sources
  const { passwords = createPasswords(), onServiceAway } = overrides
  const images = overrides.images ?? cacheImages(openImages(config), (name) => isImageKnown(store.db, toHash(name)))
  const caches = createCachePurge({
    config,
    now,
    onAway: (failure) => onServiceAway?.({ target: 'cache', ...failure }),
  })
  const baseMaps = createBaseMaps(config.dataDir, drawnMap)
  const guide = createGuideHolder(store.db, { sources, first }, (changed) => {
    if (changed === 'content') baseMaps.renew()
    caches.contentChanged(changed)
  })
  // While no process ran, nobody noticed a change of content or of the build.
  caches.contentChanged('content')
  const mailer = openMailer({ ...context, guide }, overrides)
  const imageReader = createImageReader()
  const backups = startBackupSchedule({ config, store, now, onFailed: overrides.onBackupFailed ?? (() => {}) })
  const securityCounts = new SecurityEventCounts(context)
  const stopComparing = overrides.now ? () => {} : clock.compareRegularly()
  const liveTrips = new LiveTrips({ ...context, guide })
  const analytics = new Analytics({ ...context, guide })
  const services: Services = {
    ...context,
    guide,
    pictures,
    passwords,
    images,
    imageReader: overrides.imageReader ?? imageReader,
    readPlaces: overrides.readPlaces ?? readPlacesApart,
    mailer,
    securityCounts,
    analytics,
    geocoder: createGeocoder({
      config,
      store,
      now,
      onAway: (failure) => onServiceAway?.({ target: 'geocoder', ...failure }),
    }),
    router: createRouter({ config, now, onAway: (failure) => onServiceAway?.({ target: 'router', ...failure }) }),
    tiles: createTiles({ config, now, onAway: (failure) => onServiceAway?.({ target: 'tiles', ...failure }) }),
    outlines,
    baseMaps,
    caches,
    liveTrips,
    backups,
  }
  const close = async () => {
    stopComparing()
    await backups.close()
    await liveTrips.close()
    await mailer.close()
    if (!overrides.passwords) await passwords.close()
    imageReader.close()
    guide.close()
    await securityCounts.close()
    await analytics.close()
    await caches.close()
    if (!overrides.store) await store.db.destroy()
  }
  return { services, close }
}

/** The reader of files is loaded when an editor imports one. */
const readPlacesApart: Services['readPlaces'] = async (request) => {
  const { readPlaces } = await import('../admin/place-import/place-reader.ts')
  return readPlaces(request)
}

type LetterDeps = Pick<Services, 'config' | 'store' | 'guide' | 'now' | 'newId'>

function openMailer(deps: LetterDeps, { send, onMailFailed = () => {}, onMailServerAway }: Overrides): Mailer {
  if (send === null) return { wake: () => {}, close: async () => {} }
  return startMailer({
    ...deps,
    write: createLetterWriter(deps),
    letters: createLetterQueue(deps),
    send: send ?? createTransport(deps.config),
    onFailed: onMailFailed,
    ...(onMailServerAway && { onAway: onMailServerAway }),
  })
}
