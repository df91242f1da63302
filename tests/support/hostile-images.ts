import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** This text must not appear in any served file. */
export const PAYLOAD = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>'

export type NamedBytes = { readonly what: string; readonly bytes: Buffer }

/** A small picture, red on the left and blue on the right. */
export async function createTwoColorPicture(width = 40, height = 20): Promise<Sharp> {
  const red = { create: { width: width / 2, height, channels: 3, background: '#ff0000' } } as const
  const blank = { create: { width, height, channels: 3, background: '#0000ff' } } as const
  return sharp(
    await sharp(blank)
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
}

/** A camera's JPEG with orientation, place of exposure, names and colour profile. */
export async function photoWithSecrets(): Promise<Buffer> {
  const picture = await createTwoColorPicture()
  return picture
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: 'Meera Shah', Copyright: 'Meera Shah' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 49/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Home of Meera Shah</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

/** Files that are no picture, or that cost more than the limit. Each has the status of its refusal. */
export async function refusedFiles(): Promise<(NamedBytes & { status: number })[]> {
  const picture = await createTwoColorPicture(400, 300)
  const [jpeg, png] = [await picture.jpeg().toBuffer(), await picture.png().toBuffer()]
  return [
    { what: 'a PNG of 900 million pixels in a few kilobytes', bytes: pngOfZeros(30_000, 30_000), status: 413 },
    ...bombsOfLines().map((bomb) => ({ ...bomb, status: 413 })),
    { what: 'a PNG of one enormous line', bytes: pngOfZeros(100_000_000, 1), status: 413 },
    { what: 'an interlaced PNG that must be held whole', bytes: await interlaced(5_000, 4_000), status: 413 },
    { what: 'a GIF of 400 million pixels', bytes: gif(20_000, 20_000), status: 413 },
    { what: 'a WebP of 268 million pixels', bytes: webpHeader(16_383, 16_383), status: 413 },
    { what: 'a progressive JPEG of thousands of scans', bytes: await jpegOfScans(2_647), status: 415 },
    { what: 'a PNG that breaks off', bytes: png.subarray(0, png.length / 2), status: 415 },
    { what: 'a JPEG that breaks off', bytes: jpeg.subarray(0, jpeg.length / 2), status: 415 },
    { what: 'a PNG without a width', bytes: pngOfZeros(0, 10), status: 415 },
    { what: 'nothing at all', bytes: Buffer.alloc(0), status: 415 },
    { what: 'a single byte', bytes: Buffer.from([0xff]), status: 415 },
    { what: 'a script called a picture', bytes: Buffer.from(PAYLOAD), status: 415 },
    { what: 'a page behind the first bytes of a JPEG', bytes: prefixed([0xff, 0xd8, 0xff, 0xe0]), status: 415 },
    { what: 'a script behind the first bytes of a GIF', bytes: Buffer.from(`GIF89a/*${PAYLOAD}*/=1`), status: 415 },
    { what: 'an SVG with a script', bytes: Buffer.from(svg()), status: 415 },
    { what: 'an SVG after an XML declaration', bytes: Buffer.from(`<?xml version="1.0"?>\n${svg()}`), status: 415 },
    { what: 'a compressed SVG', bytes: gzipSync(svg()), status: 415 },
    { what: 'a PDF', bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'), status: 415 },
    { what: 'a PostScript', bytes: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\nshowpage\n'), status: 415 },
    { what: 'a drawing for ImageMagick', bytes: Buffer.from("image over 0,0 0,0 'https://x.example/'"), status: 415 },
    { what: 'a TIFF', bytes: await picture.tiff().toBuffer(), status: 415 },
    { what: 'a raw bitmap', bytes: Buffer.from('P6 1 1 255 abc'), status: 415 },
    { what: 'a film', bytes: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), status: 415 },
    { what: 'a program', bytes: Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), status: 415 },
    { what: 'nothing but zeros', bytes: Buffer.alloc(100_000), status: 415 },
  ]
}

/** At most 50 million pixels, but in lines that are very long or very many. */
export function bombsOfLines(): NamedBytes[] {
  const deep = { bits: 16, colour: 'rgba' } as const
  return [
    { what: 'a PNG of 50 lines of 990,000 deep pixels', bytes: pngOfZeros(990_000, 50, deep) },
    { what: 'a PNG of 49 million lines of one pixel', bytes: pngOfZeros(1, 49_000_000) },
    { what: 'a PNG of 990,000 lines of 50 deep pixels', bytes: pngOfZeros(50, 990_000, deep) },
  ]
}

/**
 * The most expensive pictures that are still accepted, one for each format. They are small to send and slow to decode.
 */
export async function heaviestPictures(): Promise<NamedBytes[]> {
  const [wide, whole, avif] = [plain(8_600, 5_800), plain(4_000, 3_100), plain(2_200, 1_850)]
  const deep = plain(2_900, 2_100).toColourspace('rgb16')
  return [
    { what: 'a JPEG of 50 million pixels', bytes: await wide.clone().jpeg().toBuffer() },
    { what: 'the same, taken sideways', bytes: await wide.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer() },
    { what: 'a PNG of 50 million pixels', bytes: await wide.clone().withMetadata({ orientation: 6 }).png().toBuffer() },
    {
      what: 'a progressive JPEG of 12 million pixels',
      bytes: await whole.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
    {
      what: 'an interlaced PNG of 16 bits',
      bytes: await deep.clone().ensureAlpha().png({ progressive: true }).toBuffer(),
    },
    { what: 'a GIF of 12 million pixels', bytes: await whole.clone().gif().toBuffer() },
    {
      what: 'a WebP of 18 million pixels',
      bytes: await plain(4_300, 4_300).webp({ lossless: true, effort: 0 }).toBuffer(),
    },
    { what: 'an AVIF of 4 million pixels', bytes: await avif.clone().avif({ effort: 0, bitdepth: 8 }).toBuffer() },
    { what: 'an AVIF with transparency', bytes: await avif.clone().ensureAlpha(0.5).avif({ effort: 0 }).toBuffer() },
    {
      what: 'a PNG of the longest deep lines',
      bytes: pngOfZeros(8_192, 6_100, { bits: 16, colour: 'rgba' }),
    },
    { what: 'a PNG of the longest lines', bytes: pngOfZeros(16_384, 3_051, { bits: 8, colour: 'rgba' }) },
    { what: 'a PNG of the most lines', bytes: pngOfZeros(3_051, 16_384) },
  ]
}

function interlaced(width: number, height: number): Promise<Buffer> {
  return plain(width, height).png({ progressive: true }).toBuffer()
}

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#456789' }, limitInputPixels: false })
}

/** Pictures with extra content. The server accepts them and removes the extra content. */
export async function loadedPictures(): Promise<NamedBytes[]> {
  const picture = await createTwoColorPicture(400, 300)
  const [jpeg, png, gifBytes] = await Promise.all([
    picture.jpeg().toBuffer(),
    picture.png().toBuffer(),
    picture.gif().toBuffer(),
  ])
  return [
    { what: 'a JPEG followed by a page', bytes: Buffer.concat([jpeg, Buffer.from(PAYLOAD)]) },
    { what: 'a JPEG with a page in its comment', bytes: withJpegComment(jpeg, PAYLOAD) },
    { what: 'a PNG followed by an archive', bytes: Buffer.concat([png, Buffer.from(`PK\x03\x04${PAYLOAD}`)]) },
    { what: 'a PNG with a script in a text', bytes: withPngChunk(png, 'tEXt', Buffer.from(`Comment\0${PAYLOAD}`)) },
    { what: 'a PNG with 100 MB of text in 100 kB', bytes: withPngChunk(png, 'zTXt', textBomb()) },
    { what: 'a PNG with a profile of 100 MB in 100 kB', bytes: withPngChunk(png, 'iCCP', textBomb()) },
    { what: 'a GIF that is a script as well', bytes: Buffer.concat([gifBytes, Buffer.from(`=1;${PAYLOAD}`)]) },
    { what: 'a GIF of 20,000 frames', bytes: gif(2, 2, 20_000) },
    { what: 'a WebP with a script in its XMP', bytes: await picture.withXmp(PAYLOAD).webp().toBuffer() },
    { what: 'a JPEG with everything that cameras write', bytes: await photoWithSecrets() },
  ]
}

/** Ordinary pictures in all formats that people use. */
export async function goodPictures(): Promise<NamedBytes[]> {
  const picture = await createTwoColorPicture(400, 300)
  const frames = Buffer.concat([Buffer.alloc(300, 250), Buffer.alloc(300, 5)])
  const animated = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
  return [
    { what: 'a JPEG', bytes: await picture.jpeg().toBuffer() },
    { what: 'a progressive JPEG', bytes: await picture.jpeg({ progressive: true }).toBuffer() },
    { what: 'a grey JPEG', bytes: await picture.clone().greyscale().jpeg().toBuffer() },
    { what: 'a JPEG for a printer', bytes: await picture.clone().toColourspace('cmyk').jpeg().toBuffer() },
    { what: 'a PNG', bytes: await picture.png().toBuffer() },
    { what: 'a PNG of 16 bits', bytes: await picture.clone().toColourspace('rgb16').png().toBuffer() },
    { what: 'a PNG with transparency', bytes: await picture.clone().ensureAlpha(0.5).png().toBuffer() },
    { what: 'a PNG with a palette', bytes: await picture.png({ palette: true }).toBuffer() },
    { what: 'a GIF', bytes: await picture.gif().toBuffer() },
    { what: 'an animated GIF', bytes: await animated.clone().gif().toBuffer() },
    { what: 'a WebP', bytes: await picture.webp().toBuffer() },
    { what: 'an animated WebP', bytes: await animated.clone().webp().toBuffer() },
    { what: 'an AVIF', bytes: await picture.avif({ effort: 0 }).toBuffer() },
    { what: 'a picture of one pixel', bytes: await picture.clone().resize(1, 1).png().toBuffer() },
  ]
}

function svg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"><script>alert(1)</script></svg>`
}

function prefixed(start: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from(start), Buffer.from(PAYLOAD)])
}

/** The samples of a pixel in each of PNG's types of colour that are used here. */
const samples = { grey: { type: 0, count: 1 }, rgba: { type: 6, count: 4 } } as const

/** A picture of zeros, by default black with one bit per pixel. */
export function pngOfZeros(
  width: number,
  height: number,
  { bits, colour }: { bits: number; colour: keyof typeof samples } = { bits: 1, colour: 'grey' },
): Buffer {
  const { type, count } = samples[colour]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bits, 8)
  header.writeUInt8(type, 9)
  const lines = Buffer.alloc(height * (1 + Math.ceil((width * bits * count) / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Inserts the chunk after the header, where PNG allows every kind of chunk. */
function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, content), png.subarray(33)])
}

function textBomb(): Buffer {
  return Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000))])
}

function withJpegComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)])
}

/** Each frame has the size of the screen and draws only its first pixel. */
function gif(width: number, height: number, frames = 1): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const bytes = (...text: string[]) => Buffer.from(text.join(''), 'hex')
  const palette = '000000ffffff'
  const frame = Buffer.concat([bytes('21f9040000000000', '2c00000000'), size, bytes('00', '02024401', '00')])
  const head = Buffer.concat([Buffer.from('GIF89a'), size, bytes('800000', palette)])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A lossless WebP with a valid header and no valid content. */
function webpHeader(width: number, height: number): Buffer {
  const content = Buffer.alloc(20)
  content.writeUInt8(0x2f, 0)
  content.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1')
  head.writeUInt32LE(content.length + 12, 4)
  head.writeUInt32LE(content.length, 16)
  return Buffer.concat([head, content])
}

/** A progressive JPEG of 12 megapixels whose last scan is there again and again. Decoders go over all pixels each time. */
export async function jpegOfScans(scans: number): Promise<Buffer> {
  const blank = { create: { width: 4_000, height: 3_000, channels: 3, background: '#888888' } } as const
  const jpeg = await sharp(blank).jpeg({ progressive: true }).toBuffer()
  const end = jpeg.length - 2
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  return Buffer.concat([jpeg.subarray(0, end), ...Array.from({ length: scans }, () => scan), jpeg.subarray(end)])
}
