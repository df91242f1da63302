import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaUrl } from '#contract/account/media.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { PICTURES_PATH } from '#server/guide/pictures.ts'
import { storeUpload } from '#server/account/media/uploads.ts'
import type { DemoServices } from './demo-services.ts'

/** A demo upload that shows a place. */
export type DemoPicture = { placeName: string; ownerId: string; url: string }

/**
 * Makes pictures of places from their illustrations and uploads them with the product's own upload. Each is turned, cut and
 * toned a little, so that it looks like a photo.
 */
export async function uploadPictures(
  demo: DemoServices,
  { places, owners }: { places: readonly PlaceIndexEntry[]; owners: readonly string[] },
): Promise<DemoPicture[]> {
  const { services } = demo
  const uploaded: DemoPicture[] = []
  for (const [index, { slug, name }] of places.entries()) {
    const source = services.guide.current().find(slug)?.img ?? ''
    const file = services.pictures.find(source.slice(PICTURES_PATH.length))
    const ownerId = owners[index % owners.length]
    if (!file || ownerId === undefined) continue
    const path = join(services.config.dataDir, `demo-picture-${index}.jpg`)
    await writeFile(path, await photograph(file.bytes, demo))
    try {
      const hash = await storeUpload(services, { accountId: ownerId, path })
      uploaded.push({ placeName: name, ownerId, url: mediaUrl(hash) })
    } finally {
      await rm(path)
    }
  }
  return uploaded
}

async function photograph(bytes: Buffer, { chance }: DemoServices): Promise<Buffer> {
  const between = (low: number, high: number) => low + chance.next() * (high - low)
  const drawn = sharp(bytes, { density: 144 })
    .resize({ width: 1_400, height: 1_050, fit: 'cover' })
    .rotate(between(-3, 3), { background: '#e2d5bc' })
    .flop(chance.next() < 0.3)
    .modulate({ brightness: between(0.9, 1.08), saturation: between(0.75, 1.1) })
  const turned = await drawn.png().toBuffer()
  return sharp(turned)
    .resize({ width: 1_200, height: 900, fit: 'cover', position: chance.pick(['centre', 'north', 'south']) })
    .jpeg({ quality: 82 })
    .toBuffer()
}
