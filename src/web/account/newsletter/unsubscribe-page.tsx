import { useSearchParams } from 'react-router'
import { navigation, site } from '#messages/shell.ts'
import { newsletter } from '#messages/account.ts'
import { fill } from '#contract/messages/format.ts'
import { unsubscribe } from '#contract/account/newsletter.endpoints.ts'
import { ApiError, callOverHttp, textOfFailure } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'

/** Target of the link in every newsletter. It asks for a click, because mail programs open links by themselves. */
export function UnsubscribePage() {
  const { pictures } = useCity()
  usePageHead({
    title: fill(site.titled, { page: newsletter.unsubscribeTitle }),
    description: newsletter.unsubscribeText,
    path: null,
  })
  return (
    <IllustratedPage picture={pictures.about} title={newsletter.unsubscribeTitle}>
      <Unsubscribing />
    </IllustratedPage>
  )
}

function Unsubscribing() {
  const [parameters] = useSearchParams()
  const { mutate, isPending, isSuccess, error } = useApiMutation({
    write: () => callOverHttp(unsubscribe, { query: { token: parameters.get('token') ?? '' } }),
  })
  if (isSuccess) {
    return (
      <>
        <p role="status">{newsletter.unsubscribed}</p>
        <ButtonLink to={paths.home}>{navigation.home}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <p>{newsletter.unsubscribeText}</p>
      {error && <p role="alert">{getReason(error)}</p>}
      <Button onClick={() => mutate()} isBusy={isPending}>
        {newsletter.unsubscribeSubmit}
      </Button>
    </>
  )
}

/** A network failure says nothing about the link. */
function getReason(error: unknown): string {
  if (error instanceof ApiError && error.code === 'network') return error.message
  return textOfFailure(error, newsletter.unsubscribeFailed)
}
