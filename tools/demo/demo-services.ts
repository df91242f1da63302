import { createServices } from '#server/app/create-services.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Services } from '#server/app/services.ts'
import { seeded } from '../../art/illustrations/seeded.ts'

/** The product's own services and a seeded random generator, so that every run makes the same data. */
export type DemoServices = {
  readonly services: Services
  readonly chance: Chance
  /** All demo data is older than this time. */
  readonly anchor: Date
  close(): Promise<void>
}

export type Chance = {
  /** A number from 0 to less than 1. */
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

/** Makes an identifier with the form of a random UUID that is the same in every run. */
function newId({ next }: Chance): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(next() * 16).toString(16))
}
