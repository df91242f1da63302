import type { Passwords } from './auth/passwords.ts'
import type { Config } from './config.ts'
import type { Pictures } from './content/pictures.ts'
import type { Mailer } from './mail/mailer.ts'
import type { GuideHolder } from './places/guide-holder.ts'
import type { Store } from './store/open.ts'

/** The world, given as an argument: tests hand in their own. */
export type Services = {
  readonly config: Config
  readonly store: Store
  readonly guide: GuideHolder
  readonly pictures: Pictures
  readonly passwords: Passwords
  readonly mailer: Pick<Mailer, 'wake'>
  readonly now: () => Date
  readonly newId: () => string
}
