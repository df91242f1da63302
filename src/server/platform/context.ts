import type { Config } from './config/config.ts'
import type { Store } from './store/database.ts'

/** The base that most rules need. Each rule names the part that it uses. */
export type Context = {
  readonly config: Config
  readonly store: Store
  readonly now: () => Date
  readonly newId: () => string
}
