import { clientFailures } from '#messages/client-failures.ts'
import { navigation } from '#messages/navigation.ts'
import { paths } from '#contract/paths.ts'
import { Notice } from '../ui/notice.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Shown when a page itself breaks, so it stands on nothing that could be broken too. */
export function ErrorPage() {
  return (
    <main className="error-page">
      <h1>{clientFailures.pageTitle}</h1>
      <Notice title={clientFailures.pageText} isAlert>
        <Button onClick={() => location.reload()}>{clientFailures.retry}</Button>
        <ButtonLink to={paths.home} look="quiet" isReloading>
          {navigation.home}
        </ButtonLink>
      </Notice>
    </main>
  )
}
