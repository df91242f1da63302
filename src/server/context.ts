import type { Config } from './config/config.ts'
import type { Store } from './store/database.ts'

/** What most rules need. Each takes the part that it uses. */
export type Context = {
  readonly config: Config
  readonly store: Store
  readonly now: () => Date
  readonly newId: () => string
}
