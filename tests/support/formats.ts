import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'

/** The formats of English in India, which the pages of Surat's guide use. */
export const indianFormats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
