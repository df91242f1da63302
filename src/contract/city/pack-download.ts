/** The requests of a download carry it: they pass by the stored guide, and no visit is counted. */
export const DOWNLOAD_HEADER = { name: 'purpose', value: 'prefetch' } as const

/** Path of what the search of a language is made of, without the base of its language. */
export const PACKED_SEARCH_PATH = '/pack/search.json'
