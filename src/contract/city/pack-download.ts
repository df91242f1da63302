/** The requests of a download carry it: they pass by the stored guide, and no visit is counted. */
export const DOWNLOAD_HEADER = { name: 'purpose', value: 'prefetch' } as const
