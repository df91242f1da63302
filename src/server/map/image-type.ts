const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** The type of an image by its first bytes, because the sender's header is not trusted. */
export function getImageType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}
