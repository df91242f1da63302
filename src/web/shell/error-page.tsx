import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { ApiError } from '../api/call.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { navigation } from '#messages/navigation.ts'
import { paths } from '#contract/paths.ts'
import { MissingFile } from '../document/missing-file.ts'
import { Notice } from '../ui/notice.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Shows when a page throws, so it uses nothing that may throw, too. */
export function ErrorPage() {
  const home = (
    <ButtonLink to={paths.home} look="quiet" isReloading>
      {navigation.home}
    </ButtonLink>
  )
  return <main className="error-page">{noteFor(useRouteError(), home)}</main>
}

/** Shows in the frame. Back leads to the page before, whose work is kept on the device. */
export function FramedErrorPage() {
  const back = (
    <Button look="quiet" onClick={() => history.back()}>
      {clientFailures.back}
    </Button>
  )
  return <div className="error-page">{noteFor(useRouteError(), back)}</div>
}

/** A file that did not come is no fault of ours: there may be no network. */
function noteFor(error: unknown, way: ReactNode) {
  const title = error instanceof MissingFile ? clientFailures.network : clientFailures.pageText
  return (
    <>
      <h1>{clientFailures.pageTitle}</h1>
      <Notice title={title} text={referenceOf(error)} isAlert>
        <Button onClick={() => location.reload()}>{clientFailures.retry}</Button>
        {way}
      </Notice>
    </>
  )
}

/** By which the operator finds the request in the log. */
function referenceOf(error: unknown): string | undefined {
  const id = error instanceof ApiError ? error.requestId : null
  return id === null ? undefined : fill(clientFailures.reference, { id })
}
