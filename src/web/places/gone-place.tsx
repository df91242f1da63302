import type { FailureReply } from '#contract/failure.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { notFound } from '#messages/not-found.ts'
import { placePage } from '#messages/place-page.ts'
import { site } from '#messages/site.ts'
import { ApiError } from '../api/call.ts'
import { useCity } from '../city/use-city.ts'
import { usePageHead } from '../head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

type Gone = Pick<FailureReply, 'replacedBy'>

/**
 * What a failed query says of a retired place; null for other failures. On the server the failure itself has the fields
 * that the browser reads in the reply.
 */
export function readGone(error: Error | null): Gone | null {
  if (error instanceof ApiError) return error.code === 'gone' ? error.reply : null
  return error !== null && isGone(error) ? error : null
}

function isGone(error: Error): error is Error & Gone {
  return 'code' in error && error.code === 'gone'
}

/** The page at the address of a retired place. */
export function GonePlace({ replacedBy }: Gone) {
  const { pictures } = useCity()
  usePageHead({ title: fill(site.titled, { page: placePage.goneTitle }), description: placePage.goneText, path: null })
  return (
    <div className="not-found">
      <Picture {...pictures.notFound} isFirst />
      <h1>{placePage.goneTitle}</h1>
      <p>{placePage.goneText}</p>
      {replacedBy ? (
        <ButtonLink to={paths.place(replacedBy.slug)}>
          {fill(placePage.goneInstead, { place: replacedBy.name })}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.home}>{notFound.home}</ButtonLink>
      )}
    </div>
  )
}
