import { useQueryClient } from '@tanstack/react-query'
import { formatsFor, type Formats } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { city } from './queries.ts'

/**
 * How the language of this build writes numbers, money and dates in the city's country. The city is read without a
 * subscription: a page holds many numbers, and the city never changes under an open page.
 */
export function useFormats(): Formats {
  const known = useQueryClient().getQueryData(city().queryKey)
  if (!known) throw new Error('The city is not loaded')
  return formatsFor(language, known.city)
}
