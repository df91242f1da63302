import { fill } from '#contract/messages/format.ts'
import { offline as messages } from '#messages/offline.ts'
import { clientFailures } from '#messages/ui.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** The worker leads here from a page that is not stored, and names it after `#`. */
export function MissingPage({ isReachable }: { isReachable: boolean }) {
  const path = useIsHydrated() ? readPath(location.hash) : null
  if (path === null) return null
  return (
    <p className="notice" role="status">
      {fill(isReachable ? messages.missingBefore : messages.missing, { path })}{' '}
      <a href={path}>{isReachable ? messages.openNow : clientFailures.retry}</a>
    </p>
  )
}

/** Only a path of this site: two slashes would name another one. */
function readPath(hash: string): string | null {
  try {
    const path = decodeURIComponent(hash.slice(1))
    return /^\/(?![/\\])/.test(path) ? path : null
  } catch {
    return null
  }
}
