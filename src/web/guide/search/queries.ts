import { searchGuide } from '#contract/place/search.endpoints.ts'
import { answeredHere } from '../../api/answered-here.ts'

/** Without a network, the search of the stored guide answers. */
export const guideMatching = (term: string) =>
  answeredHere(searchGuide, { query: { q: term } }, async () => {
    const { findSearchHere } = await import('../offline/search-here.ts')
    return (await findSearchHere())?.(term) ?? null
  })
