import { fill } from '#contract/messages/format.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { placePage } from '#messages/place-page.ts'

const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const

/** A diet without an answer is not known and not named. */
export function showDiet(diet: NonNullable<ResearchedFacts['diet']>['value']): string {
  const answers = diets.flatMap((name) => {
    const answer = diet[name]
    return answer === undefined ? [] : [fill(placePage.dietAnswers[answer], { diet: placePage.diets[name] })]
  })
  return answers.join(', ')
}
