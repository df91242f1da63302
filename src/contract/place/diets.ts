/** Kinds of food that visitors ask for. */
export const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const
export type Diet = (typeof diets)[number]
