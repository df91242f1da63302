import { createPasswords } from '#server/auth/passwords.ts'
import { readConfig } from '#server/config/config.ts'
import { loadContent } from '#server/guide/load-content.ts'
import { readPictures } from '#server/guide/pictures.ts'
import { readContent } from '#server/guide/read-content.ts'
import { openMaps } from '#server/app/open-maps.ts'
import { createImageReader } from '#server/media/image-reader.ts'
import { openImages } from '#server/media/images.ts'
import { holdGuide } from '#server/guide/guide-holder.ts'
import type { Services } from '#server/app/services.ts'
import { openStore } from '#server/store/open.ts'
import { seeded } from '../../art/illustrations/seeded.ts'

/** What demo data is made with: the product's own services, and chance that falls the same way every time. */
export type DemoWorld = {
  readonly services: Services
  readonly chance: Chance
  /** The moment that everything is dated back from. */
  readonly anchor: Date
  close(): Promise<void>
}

export type Chance = {
  /** From 0 up to 1. */
  next(): number
  pick<T>(from: readonly T[]): T
}

export async function openDemoWorld(env: Readonly<Record<string, string | undefined>>, anchor: Date) {
  const config = readConfig(env)
  const store = await openStore(config)
  await loadContent(store.db, readContent(config.cityDir))
  const pictures = readPictures(config.cityDir)
  const guide = await holdGuide(store.db, pictures)
  const imageReader = createImageReader()
  const now = () => anchor
  const chance = createChance(20_260_301)
  const services: Services = {
    config,
    store,
    guide,
    pictures,
    passwords: createPasswords(),
    images: openImages(config),
    imageReader,
    mailer: { wake: () => {} },
    ...openMaps({ config, store, now }),
    now,
    newId: () => newId(chance),
  }
  const close = async () => {
    imageReader.close()
    guide.close()
    await store.db.destroy()
  }
  return { services, chance, anchor, close } satisfies DemoWorld
}

function createChance(seed: number): Chance {
  const next = seeded(seed)
  return {
    next,
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from')
      return picked
    },
  }
}

/** In the form of a random identifier, but the same in every run. */
function newId({ next }: Chance): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(next() * 16).toString(16))
}
