import { useState } from 'react'
import { useNavigate, useRouteError } from 'react-router'
import { clientFailures as messages } from '#messages/ui.ts'
import { pageFailure, navigation } from '#messages/shell.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { MissingFile } from '../document/missing-file.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { getReference } from './error-page.tsx'

/** Shows inside the frame when a page throws or its code does not come. Back leads to the earlier page. */
export function PageFailure() {
  const { pictures } = useCity()
  const navigate = useNavigate()
  const error = useRouteError()
  const [hasTried, setHasTried] = useState(false)
  const isMissing = error instanceof MissingFile
  const reference = getReference(error)
  // Without an answer a reload would leave nothing but the page of the browser.
  const retry = () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => setHasTried(true),
    )
  return (
    <div className="not-found">
      <Picture {...pictures.notFound} />
      <h1>{isMissing ? pageFailure.offlineTitle : messages.pageTitle}</h1>
      <div role="alert">
        <p>{isMissing ? pageFailure.offlineText : messages.pageText}</p>
        {reference !== undefined && <p>{reference}</p>}
        {hasTried && <p>{messages.network}</p>}
      </div>
      <div className="page-failure-ways">
        <Button onClick={() => void navigate(-1)}>{pageFailure.back}</Button>
        <Button look="quiet" onClick={() => void retry()}>
          {messages.retry}
        </Button>
        <ButtonLink to={paths.home} look="quiet">
          {navigation.home}
        </ButtonLink>
      </div>
    </div>
  )
}
