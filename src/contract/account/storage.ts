import * as z from 'zod/mini'

/** The limit of all texts of one account together: trips, reviews and wishlist, deleted ones included. In UTF-8. */
export const ACCOUNT_BYTES = 10_000_000

/** The same limit before the email of the account is confirmed, where mails can be sent. */
export const UNCONFIRMED_BYTES = 1_000_000

/** The limit of the images that one account has uploaded, after their conversion. */
export const ACCOUNT_IMAGE_BYTES = 200_000_000

/** The same limit before the email of the account is confirmed, where mails can be sent. */
export const UNCONFIRMED_IMAGE_BYTES = 10_000_000

/** Storage that an account uses and may use, in bytes. */
export const StorageUse = z.object({
  bytes: z.number(),
  maxBytes: z.number(),
  imageBytes: z.number(),
  maxImageBytes: z.number(),
})
export type StorageUse = z.infer<typeof StorageUse>
