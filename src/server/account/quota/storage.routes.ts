import type { storageOperations } from '#contract/account/storage.operations.ts'
import { ACCOUNT_BYTES, ACCOUNT_IMAGE_BYTES } from '#contract/account/storage.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { sumImageBytesOf } from '../media/images.store.ts'
import { bytesHeldBy } from './bytes-held.ts'

export function storageHandlers({ store: { db } }: Pick<Context, 'store'>): HandlersFor<typeof storageOperations> {
  return {
    getStorageUse: async (_input, { account }) => ({
      success: true,
      storage: {
        bytes: await bytesHeldBy(db, account.id),
        maxBytes: ACCOUNT_BYTES,
        imageBytes: await sumImageBytesOf(db, account.id),
        maxImageBytes: ACCOUNT_IMAGE_BYTES,
      },
    }),
  }
}
