import { mediaUrl } from '#contract/media.ts'
import type { Handlers } from '../http/handler.ts'
import type { Services } from '../app/services.ts'
import { storeUpload } from './uploads.ts'

export function mediaHandlers(services: Services): Pick<Handlers, 'uploadImage'> {
  return {
    uploadImage: async ({ file }, { account }) => {
      const hash = await storeUpload(services, { accountId: account.id, path: file.path })
      return { success: true, secure_url: mediaUrl(hash) }
    },
  }
}
