import type { Passwords } from '../auth/passwords.ts'
import type { Config } from '../config/config.ts'
import type { Pictures } from '../guide/pictures.ts'
import type { Geocoder } from '../geocode/geocoder.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { ImageReader } from '../media/image-reader.ts'
import type { Images } from '../media/images.ts'
import type { Outlines } from '../map/outlines.ts'
import type { Tiles } from '../map/tiles.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import type { Store } from '../store/open.ts'

/** The world, given as an argument: tests hand in their own. */
export type Services = {
  readonly config: Config
  readonly store: Store
  readonly guide: GuideHolder
  readonly pictures: Pictures
  readonly passwords: Passwords
  readonly images: Images
  readonly imageReader: Pick<ImageReader, 'read'>
  readonly mailer: Pick<Mailer, 'wake'>
  readonly geocoder: Geocoder
  readonly tiles: Tiles
  /** Null where the city's folder has none. */
  readonly outlines: Outlines | null
  readonly now: () => Date
  readonly newId: () => string
}
