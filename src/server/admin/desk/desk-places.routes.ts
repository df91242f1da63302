import type { deskPlaceOperations } from '#contract/admin/desk-places.operations.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import type { DeskPlace, ListedDeskPlace } from '#contract/admin/desk-places.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { createDeskCalls } from './desk-calls.ts'
import type { StoredEntry } from './entries.store.ts'
import type { DeskDeps } from './entry-kind.ts'
import { describe, listed } from './list-entries.ts'
import { placeChoices } from './place-choices.ts'
import { placeKind } from './place-kind.ts'

export function deskPlaceHandlers(deps: DeskDeps): HandlersFor<typeof deskPlaceOperations> {
  const { guide } = deps
  const calls = createDeskCalls({ deps, kind: placeKind }, (place: StoredEntry<StoredPlace>): DeskPlace => {
    const closedStops = place.state === 'retired' ? [] : guide.current().closedStops(place.text)
    return {
      ...describe(placeKind, place),
      ...localityOf(place),
      ...(closedStops.length > 0 && { closedStops }),
    }
  })
  return {
    listDeskPlaces: async (input) => {
      const { entries, ...page } = await calls.list(input)
      const places = entries.map((place): ListedDeskPlace => ({ ...listed(placeKind, place), ...localityOf(place) }))
      return { success: true, places, ...page }
    },
    getDeskPlace: async (input) => ({ success: true, place: await calls.get(input) }),
    createDeskPlace: async ({ body: { place, ...how } }, caller) => ({
      success: true,
      place: await calls.create({ ...how, text: place }, caller),
    }),
    saveDeskPlace: async ({ params: { slug }, body: { place, ...how } }, caller) => ({
      success: true,
      place: await calls.save(slug, { ...how, text: place }, caller),
    }),
    previewDeskPlace: async ({ body: { place } }) => {
      await placeKind.check(deps, place)
      return { success: true, place: guide.current().preview(place) }
    },
    discardDeskDraft: async (input, caller) => ({ success: true, place: await calls.discard(input, caller) }),
    retireDeskPlace: async (input, caller) => ({ success: true, place: await calls.retire(input, caller) }),
    bringBackDeskPlace: async (input, caller) => ({ success: true, place: await calls.bringBack(input, caller) }),
    listDeskPlaceVersions: async (input) => ({ success: true, ...(await calls.versions(input)) }),
    restoreDeskPlaceVersion: async (input, caller) => ({ success: true, place: await calls.restore(input, caller) }),
    chooseDeskPlaceText: async (input, caller) => ({ success: true, place: await calls.choose(input, caller) }),
    getPlaceChoices: () => ({ success: true, choices: placeChoices(deps) }),
  }
}

function localityOf({ text: { locality, category } }: StoredEntry<StoredPlace>) {
  return { locality, category }
}
