import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toAsciiDigits } from '#contract/text/digits.ts'
import { withSingleSpaces } from './single-spaces.ts'

const WRITTEN = /^\+[1-9][\d ]{5,18}\d$/

/** Behind a whole number, a slash begins another, or its other ending: `2423750/51`. An extension is none. */
const SEPARATORS =
  /[;,|\n]| (?:\/|or|and|અને|और|&) | (?=ext(?:n|ension)?\b)|(?<=\d[\d\s-]{5}\d ?)\/ ?(?=\+|\d[\d\s-]{6}|\d{1,4}$)/i

/** The numbers that one cell lists. A slash may also stand within a number, so that a short part stays with it. */
export function splitPhones(text: string): string[] {
  return withSingleSpaces(toAsciiDigits(text).replace(/\p{Cf}/gu, ''))
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Words beside the digits, such as `Ramesh:` and `WhatsApp`. */
const NAME_BEFORE = /^[\p{L}\p{M}][\p{L}\p{M}.' ]{0,40}[:.-]? ?(?=[+(\d])/u
const NAME_BEHIND = /(?<=\d)[ –-]{1,3}[\p{L}\p{M}][\p{L}\p{M}.' ]{0,40}$/u

/** Words in brackets, such as `(WhatsApp)`. */
const REMARK = /\([^()\p{L}]{0,60}\p{L}[^()]{0,60}\)/gu

/** A line that nobody answers. */
const NO_PHONE = /fax|ફેક્સ|फैक्स|फ़ैक्स/i

/**
 * Reads a phone number with the code of its country. A national number gets that of the city's country, if it is one
 * there; `(0)` and words are left out.
 * @param country ISO 3166 of the city
 * @returns undefined for what is no number
 */
export function readPhone(text: string, country: string): string | undefined {
  const withoutRemark = toAsciiDigits(text).replace(REMARK, ' ').trim()
  if (NO_PHONE.test(withoutRemark)) return undefined
  const plain = withoutRemark
    .replace(NAME_BEFORE, '')
    .replace(NAME_BEHIND, '')
    // A spreadsheet took it for an amount.
    .replace(/^(\d{8,})\.0$/, '$1')
    .replace(/^\+?00(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3}[\s.-]*)\(0\)/, '$1')
  const isInternational = plain.trim().startsWith('+')
  if (/[^\d\s()+./\-\u2010-\u2015\u00a0]/u.test(plain)) return undefined
  const number = parsePhoneNumberFromString(plain, isSupportedCountry(country) ? country : undefined)
  // A number of another country whose length is right may be newer than what the library knows. Those of the city's
  // country must be right.
  const isAbroad = isInternational && number?.countryCallingCode !== getCallingCode(country)
  if (!number || !(isAbroad ? number.isPossible() : number.isValid())) return undefined
  const written = plain.replace(/[^\d+]+/g, ' ').trim()
  if (WRITTEN.test(written) && written.replaceAll(' ', '') === number.number) return written
  const international = number.formatInternational().replace(/[^\d+]+/g, ' ')
  return WRITTEN.test(international) ? international : undefined
}

function getCallingCode(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null
}
