import * as z from 'zod/mini'
import { errorCode, fieldError } from '../text/field-error.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from './media.ts'
import { createOperations } from '../api/operation.ts'
import * as endpoints from './media.endpoints.ts'

export const mediaOperations = createOperations(endpoints, {
  uploadImage: {
    summary: 'Upload a JPEG, PNG, WebP, GIF or AVIF picture; the server encodes it again without metadata',
    /** Image hosts ask for a preset. Here all images are treated alike, whichever a client names. */
    body: z.object({ upload_preset: z.optional(z.string().check(z.maxLength(200, errorCode('text.too-long')))) }),
    upload: {
      maxBytes: IMAGE_MAX_BYTES,
      missing: fieldError('image.not-an-image'),
      tooLarge: fieldError('image.too-large', { megabytes: String(IMAGE_MAX_MEGABYTES) }),
    },
    /** The URL has no host, because it is one of ours. */
    reply: z.object({ success: z.literal(true), secure_url: z.string() }),
  },
})
