/** Parts with a sheet of their own that stand in the HTML like a page, by their names in a handle. */
export const pageParts = { MapMode: 'guide/places/map-mode.tsx' } as const

/** Parts that a page loads once it is usable, by their paths in `src/web`. */
type Parts = readonly string[]

/** Parts of every page. */
export const idleParts: Parts = [
  'analytics/count-visits.ts',
  'shell/follow-tabs.ts',
  'shell/follow-stored-guide.ts',
  'shell/page-failure.tsx',
  'shell/scroll-as-page-grows.ts',
]

const OPEN_STATE = 'guide/places/open-state.tsx'

const LIST: Parts = [
  'guide/places/filter-bar.tsx',
  'guide/places/list-tools.tsx',
  OPEN_STATE,
  'guide/places/search-results.tsx',
  'guide/places/filter-form.tsx',
]

/**
 * Parts of single pages, by the name in their handle. The build joins files by this table, and each page names the files,
 * so that the browser asks for all of them in one round.
 */
export const laterParts = {
  HomePage: [OPEN_STATE],
  CategoryPage: LIST,
  PlacesPage: LIST,
  PlacePage: [
    OPEN_STATE,
    'guide/places/place-facts.tsx',
    'guide/places/place-map.tsx',
    'guide/places/state-now.tsx',
    'guide/driver/driver-card.tsx',
    'suggestions/suggest-button.tsx',
    'suggestions/edit-place-link.tsx',
  ],
} satisfies Record<`${string}Page`, Parts>
