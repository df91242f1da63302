/** Kinds of food that visitors ask for. */
export const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const
export type Diet = (typeof diets)[number]

/** Diets that only India filters by: people there ask for Jain food, and if a kitchen uses eggs. */
const DIETS_OF_INDIA: ReadonlySet<Diet> = new Set(['jain', 'egg'])

/**
 * The kinds of food by which lists can be filtered in a country.
 * @param countryCode ISO 3166-1 alpha-2
 */
export function dietsIn(countryCode: string): readonly Diet[] {
  return countryCode === 'IN' ? diets : diets.filter((diet) => !DIETS_OF_INDIA.has(diet))
}
