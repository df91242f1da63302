import type * as english from '../en/price-end.ts'
import { translation } from '../translation.ts'

export const priceEnd = translation<typeof english.priceEnd>()({
  sentence: 'प्रवेश शुल्क {price}, {date} तक; उसके बाद का दाम पता नहीं',
  past: 'प्रवेश शुल्क {price} था, {date} तक; आज का दाम पता नहीं',
  others: 'दाम {date} तक तय; उसके बाद का दाम पता नहीं',
  othersPast: 'दाम {date} तक तय थे; आज का दाम पता नहीं',
  free: '{date} तक मुफ्त; उसके बाद का दाम पता नहीं',
  freePast: '{date} तक मुफ्त था; आज का दाम पता नहीं',
  withForeigners: '{price} (विदेशी {foreigners})',
})
