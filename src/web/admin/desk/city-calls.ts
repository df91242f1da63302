import type { QueryClient } from '@tanstack/react-query'
import type { CityPart } from '#contract/city/content-city.ts'
import type { DeskCityPart } from '#contract/admin/desk-city.ts'
import * as endpoints from '#contract/admin/desk-city.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { invalidateContent } from '../../api/query-client.ts'
import { callDeed } from './deed-calls.ts'
import { isObject, type Json } from './edited-text.ts'
import type { Basis, Deed, Saving } from './entry-kind.ts'
import { deskCityPart } from './queries.ts'
import { howSaved, sendable } from './sent-entry.ts'

const isPart = (text: Json): text is Json & CityPart => isObject(text)

export async function readCityPart(slug: string): Promise<DeskCityPart> {
  const { cityPart } = await callOverHttp(endpoints.getDeskCityPart, { params: { slug } })
  return cityPart
}

export async function previewCityPart(text: Json) {
  const body = { cityPart: sendable<CityPart>(text, isPart) }
  const { preview } = await callOverHttp(endpoints.previewDeskCityPart, { body })
  return preview
}

export async function saveCityPart(queryClient: QueryClient, saving: Saving): Promise<DeskCityPart> {
  const { slug, text } = saving
  const cityPart = sendable<CityPart>(text, isPart)
  const params = { slug: slug ?? cityPart.slug }
  const body = { ...howSaved(saving), cityPart }
  const saved = await callOverHttp(endpoints.saveDeskCityPart, { params, body })
  return keep(queryClient, saved.cityPart)
}

export async function actOnCityPart(queryClient: QueryClient, basis: Basis, deed: Deed): Promise<DeskCityPart | null> {
  const { cityPart } = await callDeed<{ cityPart: DeskCityPart | null }>(
    {
      bringBack: stays,
      discard: (input) => callOverHttp(endpoints.discardDeskCityDraft, input),
      restore: (input) => callOverHttp(endpoints.restoreDeskCityVersion, input),
      choose: (input) => callOverHttp(endpoints.chooseDeskCityText, input),
      retire: stays,
    },
    basis,
    deed,
  )
  return cityPart && keep(queryClient, cityPart)
}

/** The panel offers no retirement of the city. */
function stays(): Promise<never> {
  return Promise.reject(new Error('The parts of the city stay'))
}

function keep(queryClient: QueryClient, cityPart: DeskCityPart): DeskCityPart {
  queryClient.setQueryData(deskCityPart(cityPart.slug).queryKey, { success: true, cityPart })
  invalidateContent(queryClient)
  return cityPart
}
