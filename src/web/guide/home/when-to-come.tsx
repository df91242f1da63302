import { home } from '#messages/home.ts'
import type { City } from '#contract/place/places.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** A strip with the best months, if the guide knows them. */
export function WhenToCome({ city: { whenToCome } }: { city: City }) {
  return (
    whenToCome !== null && (
      <section className="when-to-come" aria-labelledby="when-title">
        <h2 id="when-title">{home.whenTitle}</h2>
        <p>{whenToCome}</p>
        <ButtonLink to={paths.seasons} look="quiet">
          {home.whenAction}
        </ButtonLink>
      </section>
    )
  )
}
