import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { api } from '#contract/api.ts'
import { UPLOAD_PRESET } from '#contract/account/media.ts'
import { callApi, type Answer } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './users.ts'

/** Uploads a file as the page's form does. */
export function upload(testApp: TestApp, { token }: Pick<TestUser, 'token'>, bytes: Buffer): Promise<Answer> {
  const file = new File([new Uint8Array(bytes)], 'holiday.jpg', { type: 'image/jpeg' })
  return callApi(testApp, 'POST /media/upload', { token, file, body: { upload_preset: UPLOAD_PRESET } })
}

/** @returns the URL of the picture. @throws Error when the upload is refused */
export async function uploadPicture(
  testApp: TestApp,
  traveller: Pick<TestUser, 'token'>,
  bytes: Buffer,
): Promise<string> {
  const { body } = await upload(testApp, traveller, bytes)
  return api.uploadImage.reply.parse(body).secure_url
}

let made = 0

/** Creates a picture that no other test has uploaded. */
export async function createPicture(width = 30, height = 20): Promise<Buffer> {
  made += 1
  const background = { r: made % 251, g: (made >> 3) % 241, b: (made * 37) % 239 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Lists the files in the folder of uploads by their relative paths. */
export function storedFiles({ location }: Pick<TestApp, 'location'>): string[] {
  try {
    return readdirSync(join(location.dataDir, 'uploads'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(location.dataDir, 'uploads').length + 1))
  } catch {
    return []
  }
}

/** Requests a file of the site as an image element does. */
export async function fetchFile({ app }: Pick<TestApp, 'app'>, url: string, headers: Record<string, string> = {}) {
  const { statusCode: status, rawPayload: bytes, headers: got } = await app.inject({ url, headers })
  return { status, bytes, headers: got }
}
