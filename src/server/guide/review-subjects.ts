import type { PlaceCategory } from '#contract/place/place-facts.ts'
import type { PlaceRatings } from './place-ratings.store.ts'

/**
 * The ratings and reviews that an answer shows: those of one place, of a list, or all. An answer names its subjects,
 * and it holds until reviews of one of them change (docs/decisions/0123).
 */
export type ReviewSubject = `place:${string}` | `list:${PlaceCategory}` | 'reviews'

/** An answer that shows more places than this names all reviews instead. */
const MAX_PLACES_NAMED = 24

/** The subjects of an answer that shows single places. */
export function subjectsOfPlaces(places: readonly { readonly slug: string }[]): ReviewSubject[] {
  return places.length > MAX_PLACES_NAMED ? ['reviews'] : places.map(({ slug }): ReviewSubject => `place:${slug}`)
}

/**
 * The version of the reviews at which each subject last changed. A change of content clears it, because all answers are
 * new then.
 */
export class SubjectChanges {
  readonly #changedAt = new Map<ReviewSubject, number>()

  /**
   * Notes the changes that a renewal found.
   * @param version of the reviews after the renewal
   * @returns the changed subjects
   */
  note(
    changed: PlaceRatings,
    { version, getCategory }: { version: number; getCategory: (slug: string) => PlaceCategory | undefined },
  ): ReadonlySet<ReviewSubject> {
    const subjects = new Set<ReviewSubject>(['reviews'])
    for (const slug of changed.keys()) {
      const category = getCategory(slug)
      subjects.add(`place:${slug}`)
      if (category) subjects.add(`list:${category}`)
    }
    for (const subject of subjects) this.#changedAt.set(subject, version)
    return subjects
  }

  /** True if one of the subjects changed after a version of the reviews. */
  haveChanged(subjects: readonly ReviewSubject[], since: number): boolean {
    return subjects.some((subject) => (this.#changedAt.get(subject) ?? 0) > since)
  }
}
