import type { mediaOperations } from '#contract/account/media.operations.ts'
import { mediaUrl } from '#contract/account/media.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { storeUpload, type UploadDeps } from './uploads.ts'

export function mediaHandlers(deps: UploadDeps): HandlersFor<typeof mediaOperations> {
  return {
    uploadImage: async ({ file }, { account }) => {
      const hash = await storeUpload(deps, { accountId: account.id, path: file.path })
      return { success: true, secure_url: mediaUrl(hash) }
    },
  }
}
