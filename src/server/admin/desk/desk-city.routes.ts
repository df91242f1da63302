import type { deskCityOperations } from '#contract/admin/desk-city.operations.ts'
import type { CityPart } from '#contract/city/content-city.ts'
import type { DeskCityPart } from '#contract/admin/desk-city.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { cityKind } from './city-kind.ts'
import { createDeskCalls } from './desk-calls.ts'
import { findEntry, type StoredEntry } from './entries.store.ts'
import type { DeskDeps } from './entry-kind.ts'
import { describe, listed } from './list-entries.ts'

export function deskCityHandlers(deps: DeskDeps): HandlersFor<typeof deskCityOperations> {
  const calls = createDeskCalls({ deps, kind: cityKind }, (part: StoredEntry<CityPart>): DeskCityPart =>
    describe(cityKind, part),
  )
  return {
    listDeskCity: async (input) => {
      const { entries, ...page } = await calls.list(input)
      return { success: true, cityParts: entries.map((part) => listed(cityKind, part)), ...page }
    },
    getDeskCityPart: async (input) => ({ success: true, cityPart: await calls.get(input) }),
    // The first saving begins a part that the city does not have yet.
    saveDeskCityPart: async ({ params: { slug }, body: { cityPart, ...how } }, caller) => {
      const saving = { ...how, text: cityPart }
      const isBegun = slug !== cityPart.slug || (await findEntry(deps.store.db, cityKind, slug)) !== undefined
      return {
        success: true,
        cityPart: await (isBegun ? calls.save(slug, saving, caller) : calls.create(saving, caller)),
      }
    },
    previewDeskCityPart: async ({ body: { cityPart } }) => {
      await cityKind.check(deps, cityPart)
      return { success: true, preview: deps.guide.current().previewCity(cityPart) }
    },
    discardDeskCityDraft: async (input, caller) => ({ success: true, cityPart: await calls.discard(input, caller) }),
    listDeskCityVersions: async (input) => ({ success: true, ...(await calls.versions(input)) }),
    restoreDeskCityVersion: async (input, caller) => ({ success: true, cityPart: await calls.restore(input, caller) }),
    chooseDeskCityText: async (input, caller) => ({ success: true, cityPart: await calls.choose(input, caller) }),
  }
}
