import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** Loads when the browser is idle, because it is needed when nothing loads. */
export const preloadedPageFailure = lazyWithPreload(async () => (await import('./page-failure.tsx')).PageFailure)

export function LatePageFailure() {
  return <preloadedPageFailure.Lazy placeholder={null} props={{}} />
}
