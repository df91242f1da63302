/** Stands in the fragment of a list's URL while the form with all filters is open. Without a script, the form has this id. */
export const FILTERS_PART = 'filters'

/** True if the fragment opens the form, such as `#filters` or `#map=14/21.1959/72.8302&filters`. */
export function opensFilters(fragment: string): boolean {
  return getParts(fragment).includes(FILTERS_PART)
}

/** @returns the same fragment with the form open or closed. The part for the map stays. Blank if it is empty */
export function toFiltersFragment(fragment: string, isOpen: boolean): string {
  const others = getParts(fragment).filter((part) => part !== FILTERS_PART)
  const parts = isOpen ? [...others, FILTERS_PART] : others
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

function getParts(fragment: string): string[] {
  return fragment.replace(/^#/, '').split('&').filter(Boolean)
}
