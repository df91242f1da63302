import { getLang } from '../../city/text-language.ts'
import { useFormats } from '../../city/use-formats.ts'
import { about } from '#messages/about.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { MapSources } from './map-sources.tsx'
import { useCity } from '../../city/use-city.ts'
import { Picture } from '../../ui/picture.tsx'
import './about.css'

export function AboutPage() {
  const formats = useFormats()
  const { name, about: paragraphs, counts, pictures } = useCity()
  usePageHead({
    title: fill(site.titled, { page: about.title }),
    description: fill(about.description, { city: name }),
    path: paths.about,
  })
  return (
    <div className="about-page">
      <header className="about-head">
        <Picture {...pictures.about} isFirst />
        <h1>{about.title}</h1>
      </header>
      <div className="about-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} lang={getLang(paragraph)}>
            {paragraph}
          </p>
        ))}
        <ul className="about-figures">
          <li>{formats.plural(about.figures.places, counts.places)}</li>
          <li>{formats.plural(about.figures.exact, counts.exact)}</li>
          <li>{formats.plural(about.figures.sources, counts.sources)}</li>
        </ul>
      </div>
      <section className="about-rules" aria-labelledby="rules-title">
        <h2 id="rules-title">{about.rulesTitle}</h2>
        <ul>
          {about.rules.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <MapSources />
    </div>
  )
}
