import { fill } from '#contract/messages/format.ts'
import type { ShownDish } from '#contract/city/dishes.ts'
import { placePage } from '#messages/place-page.ts'

const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const

/** The diets that a dish fits. The page of a place has a copy, so that it loads no file more. */
export function showDiet(diet: NonNullable<ShownDish['diet']>): string {
  const answers = diets.flatMap((name) => {
    const answer = diet[name]
    return answer === undefined ? [] : [fill(placePage.dietAnswers[answer], { diet: placePage.diets[name] })]
  })
  return answers.join(', ')
}
