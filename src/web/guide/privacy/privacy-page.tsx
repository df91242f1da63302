import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { privacy } from '#messages/about.ts'
import { site } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import '../about/about.css'

/** docs/privacy.md has the same texts for readers of the repository. */
export function PrivacyPage() {
  const { name } = useCity()
  usePageHead({
    title: fill(site.titled, { page: privacy.title }),
    description: fill(privacy.description, { city: name }),
    path: paths.privacy,
  })
  return (
    <article className="privacy-page">
      <h1>{privacy.title}</h1>
      <p className="privacy-intro">{privacy.intro}</p>
      {privacy.sections.map(({ title, texts }) => (
        <section key={title}>
          <h2>{title}</h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
