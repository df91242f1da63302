import { useRouteError } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { ApiError } from '../api/call.ts'
import { clientFailures } from '#messages/ui.ts'
import { navigation } from '#messages/shell.ts'
import { paths } from '#contract/paths.ts'
import { Notice } from '../ui/notice.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Shows when the frame itself throws, so it uses nothing that may throw, too. */
export function ErrorPage() {
  const reference = getReference(useRouteError())
  return (
    <main className="error-page">
      <h1>{clientFailures.pageTitle}</h1>
      <Notice title={clientFailures.pageText} text={reference} isAlert>
        <Button onClick={() => location.reload()}>{clientFailures.retry}</Button>
        <ButtonLink to={paths.home} look="quiet" isReloading>
          {navigation.home}
        </ButtonLink>
      </Notice>
    </main>
  )
}

/** Id by which the operator finds the request in the log. */
export function getReference(error: unknown): string | undefined {
  const id = error instanceof ApiError ? error.requestId : null
  return id === null ? undefined : fill(clientFailures.reference, { id })
}
