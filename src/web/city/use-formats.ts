import { formatsFor, type Formats } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { useKnownCity } from './use-known-city.ts'

/** Formats for numbers, money and dates in the language of this build and the country of the city. */
export function useFormats(): Formats {
  return formatsFor(language, useKnownCity())
}
