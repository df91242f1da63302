import { useRouteError } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { ApiError } from '../api/call.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { navigation } from '#messages/navigation.ts'
import { paths } from '#contract/paths.ts'
import { isMissingFile } from '../document/missing-file.ts'
import { Notice } from '../ui/notice.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Shows when a page throws, so it uses nothing that may throw, too. */
export function ErrorPage() {
  const reference = referenceOf(useRouteError())
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

/**
 * Shows in the frame when a page throws. A file that did not come is no fault of ours: there may be no network. Back
 * leads to the page before, whose work is kept on the device.
 */
export function FramedErrorPage() {
  const error = useRouteError()
  const isFileMissing = isMissingFile(error)
  return (
    <div className="error-page">
      <h1>{clientFailures.pageTitle}</h1>
      <Notice
        title={isFileMissing ? clientFailures.network : clientFailures.pageText}
        text={referenceOf(error)}
        isAlert
      >
        <Button onClick={() => location.reload()}>{clientFailures.retry}</Button>
        <Button look="quiet" onClick={() => history.back()}>
          {clientFailures.back}
        </Button>
      </Notice>
    </div>
  )
}

/** By which the operator finds the request in the log. */
function referenceOf(error: unknown): string | undefined {
  const id = error instanceof ApiError ? error.requestId : null
  return id === null ? undefined : fill(clientFailures.reference, { id })
}
