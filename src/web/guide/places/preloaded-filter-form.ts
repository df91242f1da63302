import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The form with all filters, which a dialog shows. Without a script it stands in the page. */
export const preloadedFilterForm = lazyWithPreload(async () => (await import('./filter-form.tsx')).FilterForm)
