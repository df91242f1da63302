import { Failure } from '#contract/failure.ts'
import type { Handlers } from '../http/handler.ts'
import { checkPlace } from './check-place.ts'
import { findDeskPlace } from './desk-places.store.ts'
import { listDeskPlaces, listVersions } from './list-places.ts'
import { placeChoices } from './place-choices.ts'
import { describe, type DeskDeps } from './place-deeds.ts'
import { bringPlaceBack, chooseText, discardDraft, restoreVersion, retirePlace } from './retire-place.ts'
import { createPlace, savePlace } from './save-place.ts'

type DeskPlaceEndpoints =
  | 'listDeskPlaces'
  | 'getDeskPlace'
  | 'createDeskPlace'
  | 'saveDeskPlace'
  | 'previewDeskPlace'
  | 'discardDeskDraft'
  | 'retireDeskPlace'
  | 'bringBackDeskPlace'
  | 'listDeskPlaceVersions'
  | 'restoreDeskPlaceVersion'
  | 'chooseDeskPlaceText'
  | 'getPlaceChoices'

export function deskPlaceHandlers(deps: DeskDeps): Pick<Handlers, DeskPlaceEndpoints> {
  const find = async (slug: string) => {
    const place = await findDeskPlace(deps.store.db, slug)
    if (!place) throw new Failure('not-found', 'place.not-found')
    return place
  }
  return {
    listDeskPlaces: async ({ query }) => ({ success: true, ...(await listDeskPlaces(deps, query)) }),
    getDeskPlace: async ({ params: { slug } }) => ({ success: true, place: describe(await find(slug)) }),
    createDeskPlace: async ({ body: saving }, { account: { id: editorId } }) => ({
      success: true,
      place: await createPlace(deps, { saving, editorId }),
    }),
    saveDeskPlace: async ({ params: { slug }, body: saving }, { account: { id: editorId } }) => ({
      success: true,
      place: await savePlace(deps, { slug, saving, editorId }),
    }),
    previewDeskPlace: async ({ body: { place } }) => {
      await checkPlace(deps, place)
      return { success: true, place: deps.guide.current().preview(place) }
    },
    discardDeskDraft: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      place: await discardDraft(deps, { ...params, ...body, editorId }),
    }),
    retireDeskPlace: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      place: await retirePlace(deps, { ...params, ...body, editorId }),
    }),
    bringBackDeskPlace: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      place: await bringPlaceBack(deps, { ...params, ...body, editorId }),
    }),
    listDeskPlaceVersions: async ({ params: { slug }, query }) => {
      await find(slug)
      return { success: true, ...(await listVersions(deps, slug, query)) }
    },
    restoreDeskPlaceVersion: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      place: await restoreVersion(deps, { ...params, ...body, editorId }),
    }),
    chooseDeskPlaceText: async ({ params, body }, { account: { id: editorId } }) => ({
      success: true,
      place: await chooseText(deps, { ...params, ...body, editorId }),
    }),
    getPlaceChoices: () => ({ success: true, choices: placeChoices(deps) }),
  }
}
