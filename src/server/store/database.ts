import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

/** One of many connections, or the one inside a transaction: what reading functions take. */
export type Executor = Kysely<Tables> | Transaction<Tables>

export type Store = {
  readonly db: Database
  readonly engine: Engine
}
