import { MINUTE_MS } from '#contract/text/durations.ts'

/** While many reviews are written, a device may get the pack of some seconds before. */
const MIN_RENEWAL_INTERVAL_MS = 30_000

/** A device that begins gets a guide of this age at most, even where making a pack takes long. */
const MAX_RENEWAL_INTERVAL_MS = 15 * MINUTE_MS

/** Anybody can ask for packs and write reviews, so making packs takes at most this share of the time. */
const MAX_SHARE = 1 / 20

/** Time without another attempt after a pack could not be made, in ms. */
export const FAILURE_REMEMBERED_MS = MINUTE_MS

/**
 * A device finishes the pack that it began within this time. Packs show reviews, which may be deleted meanwhile, so they
 * are not stored for longer.
 */
export const PACK_LIFETIME_MS = 60 * MINUTE_MS

/** @returns milliseconds from the end of one making to the next, when the guide or its reviews have changed */
export function renewalInterval(makingMs: number): number {
  return Math.min(MAX_RENEWAL_INTERVAL_MS, Math.max(MIN_RENEWAL_INTERVAL_MS, makingMs / MAX_SHARE))
}
