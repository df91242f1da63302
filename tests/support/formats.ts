import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'

/** English in India, as pages of the guide to Surat write it. */
export const indianFormats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
