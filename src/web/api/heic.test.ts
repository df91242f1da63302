import { expect, test } from 'vitest'
import { isHeic, isHeicHead, isNamedHeic } from './heic.ts'

const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['an iPhone’s photo', '\0\0\0\x24ftypheic\0\0\0\0mif1MiHE', true],
  ['a burst', '\0\0\0\x24ftyphevc\0\0\0\0msf1', true],
  ['a HEIF file with a general brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1heic', true],
  ['an AVIF file', '\0\0\0\x20ftypavif\0\0\0\0avifmif1', false],
  ['an AVIF file with a general brand', '\0\0\0\x20ftypmif1\0\0\0\0mif1avif', false],
  ['a JPEG', '\xff\xd8\xff\xe1\0\x10Exif', false],
  ['nothing', '', false],
])('%s is known by its first bytes', (_what, bytes, expected) => {
  expect(isHeicHead(head(bytes))).toBe(expected)
})

test('a HEIC file is known by its type, by its name and under a wrong name', async () => {
  expect(isNamedHeic({ name: 'a.jpg', type: 'image/heic' })).toBe(true)
  expect(isNamedHeic({ name: 'IMG_0001.HEIC', type: '' })).toBe(true)
  expect(isNamedHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false)
  expect(await isHeic(new File([head('\0\0\0\x24ftypheic')], 'a.jpg', { type: 'image/jpeg' }))).toBe(true)
})
