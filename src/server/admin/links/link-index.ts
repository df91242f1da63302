import type { ContentPlace } from '#contract/place/content-place.ts'

/** The slugs of the places that name an address, by the address. */
export type LinkIndex = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<readonly ContentPlace[], LinkIndex>()

/** The addresses of a guide. A guide that stays the same is read once. */
export function getLinkIndex(places: readonly ContentPlace[]): LinkIndex {
  const before = known.get(places)
  if (before) return before
  const index = new Map<string, string[]>()
  for (const place of places) {
    for (const url of linksOfPlace(place)) {
      const slugs = index.get(url)
      if (slugs) slugs.push(place.slug)
      else index.set(url, [place.slug])
    }
  }
  known.set(places, index)
  return index
}

type Evidence = {
  readonly source?: string | null
  readonly otherSources?: readonly string[] | undefined
  readonly alternatives?: readonly { readonly source: string }[] | undefined
}

/** The addresses of the web that a place names: its sources, those of its facts, and its own site. Each once. */
function linksOfPlace({ sources, facts = {} }: ContentPlace): string[] {
  const { cautions = [], names = {}, ...single } = facts
  const evidence: readonly (Evidence | undefined)[] = [...Object.values(single), ...cautions, ...Object.values(names)]
  const ofFacts = evidence.flatMap((fact) => [
    ...(fact?.source ? [fact.source] : []),
    ...(fact?.otherSources ?? []),
    ...(fact?.alternatives ?? []).map(({ source }) => source),
  ])
  return [...new Set([...sources, ...ofFacts, ...(facts.website ? [facts.website.value] : [])])]
}
