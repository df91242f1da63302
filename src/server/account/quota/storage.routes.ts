import type { storageOperations } from '#contract/account/storage.operations.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { sumImageBytesFor } from '../media/images.store.ts'
import type { Account } from '../auth/accounts.store.ts'
import { bytesHeldBy } from './bytes-held.ts'
import { getQuota } from './quotas.ts'

type StorageDeps = Pick<Context, 'store' | 'config'>

export function storageHandlers({
  store: { db },
  config,
}: StorageDeps): HandlersFor<typeof storageOperations, Account> {
  return {
    getStorageUse: async (_input, { account }) => {
      const quota = getQuota(config, account)
      return {
        success: true,
        storage: {
          bytes: await bytesHeldBy(db, account.id),
          maxBytes: quota.bytes,
          imageBytes: await sumImageBytesFor(db, account.id),
          maxImageBytes: quota.imageBytes,
        },
      }
    },
  }
}
