import { useQueryClient } from '@tanstack/react-query'
import { formatsFor, type Formats } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { city } from './queries.ts'

/**
 * Formats for numbers, money and dates in the language of this build and the country of the city. Reads the city
 * without a subscription: a page holds many numbers, and the city does not change while a page is open.
 */
export function useFormats(): Formats {
  const known = useQueryClient().getQueryData(city().queryKey)
  if (!known) throw new Error('The city is not loaded')
  return formatsFor(language, known.city)
}
