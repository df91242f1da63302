import type { Store } from '../../platform/store/database.ts'

/**
 * A new database is filled beside the current one and then replaces it in one step. Every reader sees the old one or
 * the new one, even after a kill. No other process may use the current one meanwhile.
 */
export type Site = {
  /** Empty at first. */
  readonly staged: Store
  /** Hashes of the images that the current database names. */
  readonly imagesInPlace: readonly string[]
  /**
   * Replaces the current database and closes `staged`.
   * @returns null when there was no database
   */
  swapIn(): Promise<Aside | null>
  /** Releases all resources. Without `swapIn` the current database stays as it was. */
  close(): Promise<void>
}

/** Folder or schema that holds the old database. */
export type Aside = {
  readonly place: string
  /** True when the old database cannot be read, so that its files are kept as they are. */
  readonly isDamaged: boolean
}

/** Says in a sentence for the operator why a restore is not possible here. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/**
 * A folder in the data folder for files that are being prepared. A killed restore leaves it, and the next one starts by
 * removing it.
 */
export const STAGING_FOLDER = 'restoring'
