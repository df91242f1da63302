import { home } from '#messages/home.ts'
import type { City } from '#contract/place/places.ts'
import { paths } from '#contract/paths.ts'
import { getLang } from '../../city/text-language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

export function AboutBlock({ city }: { city: City }) {
  return (
    <section className="about-block" aria-labelledby="about-block-title">
      <Picture {...city.pictures.about} />
      <div>
        <h2 id="about-block-title">{home.aboutTitle}</h2>
        <p lang={getLang(city.about[0] ?? '')}>{city.about[0]}</p>
        <ButtonLink to={paths.about} look="quiet">
          {home.aboutAction}
        </ButtonLink>
      </div>
    </section>
  )
}
