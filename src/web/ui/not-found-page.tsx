import { notFound, site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { ButtonLink } from './button.tsx'
import { Picture } from './picture.tsx'

export function NotFoundPage() {
  const { pictures } = useCity()
  usePageHead({ title: fill(site.titled, { page: notFound.title }), description: notFound.text, path: null })
  return (
    <div className="not-found">
      <Picture {...pictures.notFound} isFirst />
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <ButtonLink to={paths.home}>{notFound.home}</ButtonLink>
    </div>
  )
}
