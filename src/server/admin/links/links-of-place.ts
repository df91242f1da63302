import type { ContentPlace } from '#contract/place/content-place.ts'

type Evidence = {
  readonly source?: string | null
  readonly otherSources?: readonly string[] | undefined
  readonly alternatives?: readonly { readonly source: string }[] | undefined
}

/** The addresses of the web that a place names: its sources, those of its facts, and its own site. Each once. */
export function linksOfPlace({ sources, facts = {} }: ContentPlace): string[] {
  const { cautions = [], names = {}, ...single } = facts
  const evidence: readonly (Evidence | undefined)[] = [...Object.values(single), ...cautions, ...Object.values(names)]
  const ofFacts = evidence.flatMap((fact) => [
    ...(fact?.source ? [fact.source] : []),
    ...(fact?.otherSources ?? []),
    ...(fact?.alternatives ?? []).map(({ source }) => source),
  ])
  return [...new Set([...sources, ...ofFacts, ...(facts.website ? [facts.website.value] : [])])]
}
