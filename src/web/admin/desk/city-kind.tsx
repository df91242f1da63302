import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cityParts } from '#contract/city/content-city.ts'
import { paths } from '#contract/paths.ts'
import { deskCity } from '#messages/desk-city.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { actOnCityPart, previewCityPart, readCityPart, saveCityPart } from './city-calls.ts'
import { CityPartFields } from './city-part-fields.tsx'
import { toJson, type Json } from './edited-text.ts'
import type { EntryKind, ListedRow, LoadedEntry, PagesProps } from './entry-kind.ts'
import { everything } from './list-query.ts'
import { loadedPages } from './loaded-pages.ts'
import { deskCityPages, deskCityPart, versionsOf } from './queries.ts'

const preview = lazyWithPreload(async () => (await import('./previewed-city.tsx')).PreviewedCityPart)

export const cityKind: EntryKind = {
  name: 'cityPart',
  tab: 'city',
  pathOf: (slug) => (slug === 'city' ? paths.home : paths.seasons),
  Pages: CityPages,
  Entry: CityPartLoader,
  Others: null,
  canBeNew: false,
  mayRetire: () => false,
  keyOf: (slug) => deskCityPart(slug).queryKey,
  versionsOf: versionsOf.cityPart,
  read: readCityPart,
  save: saveCityPart,
  act: actOnCityPart,
  preview: async (text) => <preview.Lazy placeholder={null} props={{ text, preview: await previewCityPart(text) }} />,
  emptyText: emptyPart,
  editable: toJson,
  Fields: CityPartFields,
  Notes: null,
}

/** All parts, whatever an address asks for: a part that a filter leaves out would look as if nobody had begun it. */
function CityPages({ children }: PagesProps) {
  const found = useInfiniteQuery(deskCityPages(everything))
  return children(
    loadedPages(found, (pages) => {
      const listed = pages.flatMap((page) => page.cityParts)
      return cityParts.map((slug) => {
        const part = listed.find((one) => one.slug === slug)
        const name = deskCity.parts[slug]
        return part ? { ...part, name, note: deskCity.notes[slug] } : missingPart(slug, name)
      })
    }),
  )
}

/** Every city may have fares and a climate. Editors begin those that its folder did not have. */
function missingPart(slug: string, name: string): ListedRow {
  const note = deskCity.notBegun
  return {
    slug,
    name,
    note,
    isMissing: true,
    state: 'draft',
    hasDraft: false,
    publishAt: null,
    isDiffering: false,
    version: 0,
  }
}

function emptyPart(slug: string): Json {
  if (slug === 'fares') return { slug, fares: { checkedOn: '', rides: [], tickets: [] } }
  const months = Array.from({ length: 12 }, () => ({ recordMaxC: null, recordMinC: null }))
  const source = { text: '', url: null }
  return { slug: 'climate', climate: { station: '', period: '', source, checkedOn: '', months } }
}

function CityPartLoader({ slug, children }: { slug: string; children: (loaded: LoadedEntry) => ReactNode }) {
  const { data, isError, refetch } = useQuery(deskCityPart(slug))
  const part = data?.cityPart
  return children({ entry: part && { ...part, name: deskCity.parts[part.text.slug] }, isError, refetch })
}
