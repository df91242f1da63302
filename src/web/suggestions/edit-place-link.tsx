import { canEditContent } from '#contract/api/permissions.ts'
import { paths } from '#contract/paths.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Leads those who look after the guide from the page of a place to its form. */
export function EditPlaceLink({ slug }: { slug: string }) {
  const session = useSession()
  if (session.kind !== 'signed-in' || !canEditContent(session.user)) return null
  return (
    <ButtonLink look="quiet" to={`${paths.admin}?tab=places&place=${slug}`}>
      {messages.editPlace}
    </ButtonLink>
  )
}
