import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { gonePlace } from '#messages/place-page.ts'
import { notFound, site } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Replacement } from './read-replacement.ts'

/** The page at the address of a retired place. */
export function RetiredPlacePage({ replacedBy }: Replacement) {
  const { pictures } = useCity()
  usePageHead({ title: fill(site.titled, { page: gonePlace.title }), description: gonePlace.text, path: null })
  return (
    <div className="not-found">
      <Picture {...pictures.notFound} isFirst />
      <h1>{gonePlace.title}</h1>
      <p>{gonePlace.text}</p>
      {replacedBy ? (
        <ButtonLink to={paths.place(replacedBy.slug)}>{fill(gonePlace.instead, { place: replacedBy.name })}</ButtonLink>
      ) : (
        <ButtonLink to={paths.home}>{notFound.home}</ButtonLink>
      )}
    </div>
  )
}
