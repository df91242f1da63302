import type { Analytics } from '../admin/analytics/analytics.ts'
import type { Passwords } from '../account/auth/passwords.ts'
import type { BackupSchedule } from '../operator/backup/backup-schedule.ts'
import type { Context } from '../platform/context.ts'
import type { Pictures } from '../guide/pictures.ts'
import type { Geocoder } from '../guide/geocode/geocoder.ts'
import type { ReadPlaces } from '../admin/place-import/place-reader.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { ImageReader } from '../account/media/image-reader.ts'
import type { Images } from '../account/media/images.ts'
import type { BaseMaps } from '../map/base-maps.ts'
import type { Outlines } from '../map/outlines.ts'
import type { Tiles } from '../map/tiles.ts'
import type { CachePurge } from '../platform/outbound/cache-purge.ts'
import type { LiveTrips } from '../travellers/trips/trip-live.ts'
import type { Router } from '../guide/routing/router.ts'
import type { SecurityEventCounts } from '../account/security/event-counts.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'

/** All parts of the application. Only `app/` knows this type; features name the part that they use. */
export type Services = Context & {
  readonly guide: GuideHolder
  readonly pictures: Pictures
  readonly passwords: Passwords
  readonly images: Images
  readonly imageReader: Pick<ImageReader, 'read'>
  readonly readPlaces: ReadPlaces
  readonly mailer: Mailer
  readonly securityCounts: Pick<SecurityEventCounts, 'add' | 'flush'>
  readonly analytics: Pick<Analytics, keyof Analytics>
  readonly geocoder: Geocoder
  readonly router: Router
  readonly tiles: Tiles
  /** Null when the city's folder has no outlines. */
  readonly outlines: Outlines | null
  readonly baseMaps: BaseMaps
  readonly caches: CachePurge
  readonly liveTrips: Pick<LiveTrips, 'prepare' | 'showPresence' | 'look'>
  readonly backups: Pick<BackupSchedule, 'check'>
}
