/** Query parameter with the search term. */
export const SEARCH_PARAMETER = 'q'
