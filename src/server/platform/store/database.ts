import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

/** The database or a transaction. Functions that need no transaction take it. */
export type Executor = Kysely<Tables> | Transaction<Tables>

export type Store = {
  readonly db: Database
  readonly engine: Engine
}
