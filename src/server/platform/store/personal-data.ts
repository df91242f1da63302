import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Person = {
  readonly id: string
  readonly email: string
  /** Only an email that was confirmed gives rights to what belongs to the email. */
  readonly ownsEmail: boolean
}

/** Work that must wait until everything else is erased, because others wait for it until the transaction ends. */
export type EraseLast = () => Promise<void>

/**
 * The part of one feature in a person's data. `app/personal-data.ts` lists all parts.
 * Foreign keys delete most rows together with the account; `erase` does what they cannot.
 */
export type PersonalData = {
  /** The feature's tables that name a person by id or email. */
  readonly tables: readonly (keyof Tables)[]
  readonly erase?: (transaction: Transaction<Tables>, person: Person, at: string) => Promise<void | EraseLast>
}
