import { createServices } from '#server/app/create-services.ts'
import { readConfig } from '#server/config/config.ts'
import type { Services } from '#server/app/services.ts'
import { seeded } from '../../art/illustrations/seeded.ts'

/** What demo data is made with: the product's own services, and chance that falls the same way every time. */
export type DemoServices = {
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

export async function openDemoServices(env: Readonly<Record<string, string | undefined>>, anchor: Date) {
  const config = readConfig(env)
  const chance = createChance(20_260_301)
  const { services, close } = await createServices(config, {
    now: () => anchor,
    newId: () => newId(chance),
    send: null,
  })
  return { services, chance, anchor, close } satisfies DemoServices
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
