import type { Phrases } from '#contract/city/phrases.ts'
import { duplicates } from './content-files.ts'
import type { ContentCity } from '#contract/city/content-city.ts'

/** Compares `phrases.json` with the languages of the city: each phrase has a text in all of them. */
export function problemsOfPhrases({ phrases }: Phrases, { languages }: Pick<ContentCity, 'languages'>): string[] {
  return [
    ...duplicates('phrases.json', phrases, 'slug', ({ slug }) => slug),
    ...phrases.flatMap(({ slug, says }, index) => {
      const name = `phrases.json › phrases › entry ${index + 1} (${slug})`
      return [
        ...languages.filter((code) => !(code in says)).map((code) => `${name} › says: ${code} is missing`),
        ...Object.keys(says)
          .filter((code) => !languages.includes(code))
          .map((code) => `${name} › says: ${code} is no language of the city`),
      ]
    }),
  ]
}
