import type { Store } from '../store/database.ts'

/**
 * A database that is made ready beside the one in place, and then takes its place in one step: whoever looks sees the old
 * one or the new one, also after a kill. Nobody else may work on the one in place meanwhile.
 */
export type Site = {
  /** Empty at first. */
  readonly staged: Store
  /** Hashes of the images that the database in place names. */
  readonly imagesInPlace: readonly string[]
  /** @returns where what was in place is now kept; null when there was nothing. `staged` is closed then. */
  takePlace(): Promise<string | null>
  /** Gives everything free; without `takePlace`, as if nothing had been. */
  close(): Promise<void>
}

/** Why nothing can be restored here, as a sentence for the operator. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/** Below the data folder: what is being made ready. A restore that was killed leaves it; the next one begins with removing it. */
export const STAGING_FOLDER = 'restoring'
