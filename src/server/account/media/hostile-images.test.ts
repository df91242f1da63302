import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_MAX_BYTES, IMAGE_WIDTHS_PX, smallMediaUrl } from '#contract/account/media.ts'
import { failures } from '#messages/failures.ts'
import { fieldErrors } from '#messages/field-errors.ts'
import {
  goodPictures,
  createTwoColorPicture,
  loadedPictures,
  PAYLOAD,
  photoWithSecrets,
  pngOfZeros,
  refusedFiles,
} from '../../../../tests/support/hostile-images.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { fetchFile, createPicture, storedFiles, upload, uploadPicture } from '../../../../tests/support/images.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

/** Uploads a picture and reads both renderings. */
async function getRenderings(bytes: Buffer): Promise<Buffer[]> {
  const url = await uploadPicture(testApp, await createUser(testApp), bytes)
  const files = await Promise.all([url, smallMediaUrl(url)].map((fileUrl) => fetchFile(testApp, fileUrl)))
  expect(files.map(({ status }) => status)).toEqual([200, 200])
  return files.map((file) => file.bytes)
}

/** The colours in the middle of the upper and of the lower half. */
async function getColours(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.25, 0.75].map((part) => {
    const at = (Math.floor(info.height * part) * info.width + Math.floor(info.width / 2)) * info.channels
    const [red = 0, , blue = 0] = data.subarray(at, at + 3)
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`
  })
}

describe.each(await refusedFiles())('$what', ({ bytes, status }) => {
  test('is refused with a message and leaves no files', async () => {
    const before = storedFiles(testApp)
    const answer = await upload(testApp, await createUser(testApp), bytes)
    const error = status === 413 ? failures['image.too-many-pixels'] : fieldErrors['image.not-an-image']
    expect(answer).toMatchObject({ status, body: { success: false, error } })
    expect(storedFiles(testApp)).toEqual(before)
  })
})

describe.each([...(await loadedPictures()), ...(await goodPictures())])('$what', ({ bytes }) => {
  test('is accepted and becomes a still WebP that contains only pixels', async () => {
    const renderings = await getRenderings(bytes)
    const readings = await Promise.all(renderings.map((rendering) => sharp(rendering).metadata()))
    expect(readings.map(({ format, pages = 1 }) => [format, pages])).toEqual([
      ['webp', 1],
      ['webp', 1],
    ])
    expect(readings.map(({ exif, xmp, iptc, icc, orientation }) => [exif, xmp, iptc, icc, orientation])).toEqual(
      readings.map(() => [undefined, undefined, undefined, undefined, undefined]),
    )
    const traces = ['script', 'php', 'Meera', 'GPS', 'Exif', PAYLOAD.slice(0, 8)]
    expect(traces.filter((trace) => renderings.some((rendering) => rendering.includes(trace)))).toEqual([])
  })
})

test('a photo that was taken sideways is shown upright', async () => {
  const [large] = await getRenderings(await photoWithSecrets())
  expect(await sharp(large).metadata()).toMatchObject({ width: 20, height: 40 })
  expect(await getColours(large ?? Buffer.alloc(0))).toEqual(['red', 'blue'])
})

test('a large photo is shrunk to both widths, a small one is never enlarged', async () => {
  const widths = async (bytes: Buffer) =>
    Promise.all((await getRenderings(bytes)).map(async (rendering) => (await sharp(rendering).metadata()).width))
  expect(await widths(await createPicture(4_000, 3_000))).toEqual([IMAGE_WIDTHS_PX.large, IMAGE_WIDTHS_PX.small])
  expect(await widths(await createPicture(300, 200))).toEqual([300, 300])
})

test('a picture as tall as a tower is shrunk until it fits', async () => {
  const [large] = await getRenderings(pngOfZeros(200, 16_000))
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 40, height: 3_200 })
})

test('exactly 5 MB pass, one byte more does not', async () => {
  const photo = await (await createTwoColorPicture(400, 300)).jpeg().toBuffer()
  const traveller = await createUser(testApp)
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])
  expect((await upload(testApp, traveller, padded(IMAGE_MAX_BYTES))).status).toBe(200)
  const before = storedFiles(testApp)
  const tooLarge = { status: 413, body: { success: false, error: 'Image size should be less than 5MB' } }
  expect(await upload(testApp, traveller, padded(IMAGE_MAX_BYTES + 1))).toMatchObject(tooLarge)
  expect(await upload(testApp, traveller, padded(IMAGE_MAX_BYTES * 4))).toMatchObject(tooLarge)
  expect(storedFiles(testApp)).toEqual(before)
})

testInFull('ten hostile files at once are all answered, and a good one among them is taken', async () => {
  const bombs = (await refusedFiles()).slice(0, 10)
  const photo = await createPicture(2_000, 1_500)
  const travellers = await Promise.all(bombs.map(() => createUser(testApp)))
  const answers = await Promise.all([
    ...bombs.map(({ bytes }, index) => upload(testApp, travellers[index] ?? { token: '' }, bytes)),
    upload(testApp, await createUser(testApp), photo),
  ])
  expect(answers.map(({ status }) => status)).toEqual([...bombs.map(({ status }) => status), 200])
})
