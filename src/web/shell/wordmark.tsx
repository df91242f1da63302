import { site } from '#messages/shell.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '../ui/link.tsx'

export function Wordmark() {
  return (
    <Link to={paths.home} className="wordmark">
      <img src="/favicon.svg" alt="" width="32" height="32" />
      {site.name}
    </Link>
  )
}
