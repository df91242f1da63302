import { Link } from 'react-router'
import { site } from '#messages/site.ts'
import { paths } from '#contract/paths.ts'

export function Wordmark() {
  return (
    <Link to={paths.home} className="wordmark">
      <img src="/favicon.svg" alt="" width="32" height="32" />
      {site.name}
    </Link>
  )
}
