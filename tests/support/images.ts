import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { api } from '#contract/api.ts'
import { UPLOAD_PRESET } from '#contract/media.ts'
import { callApi, type Answer } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './users.ts'

/** Uploads a file as the form of the page does. */
export function upload(testApp: TestApp, { token }: Pick<TestUser, 'token'>, bytes: Buffer): Promise<Answer> {
  const file = new File([new Uint8Array(bytes)], 'holiday.jpg', { type: 'image/jpeg' })
  return callApi(testApp, 'POST /media/upload', { token, file, body: { upload_preset: UPLOAD_PRESET } })
}

/** @returns the address of the picture. @throws when it was refused */
export async function uploadPicture(
  testApp: TestApp,
  traveller: Pick<TestUser, 'token'>,
  bytes: Buffer,
): Promise<string> {
  const { body } = await upload(testApp, traveller, bytes)
  return api.uploadImage.reply.parse(body).secure_url
}

let made = 0

/** A picture that nobody has uploaded yet. */
export async function createPicture(width = 30, height = 20): Promise<Buffer> {
  made += 1
  const background = { r: made % 251, g: (made >> 3) % 241, b: (made * 37) % 239 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Everything below the folder of uploads that is a file, by its path there. */
export function storedFiles({ place }: Pick<TestApp, 'place'>): string[] {
  try {
    return readdirSync(join(place.dataDir, 'uploads'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(place.dataDir, 'uploads').length + 1))
  } catch {
    return []
  }
}

/** Asks for a file of the site, as an image element would. */
export async function fetchFile({ app }: Pick<TestApp, 'app'>, url: string, headers: Record<string, string> = {}) {
  const { statusCode: status, rawPayload: bytes, headers: got } = await app.inject({ url, headers })
  return { status, bytes, headers: got }
}
