import type * as english from '../en/helpful-button.ts'
import { translation } from '../translation.ts'

export const helpfulButton = translation<typeof english.helpfulButton>()({
  helpful: 'काम की',
  helpfulOf: '“{place}” पर {name} की समीक्षा काम की है',
  count: { one: '{count} यात्री को यह काम की लगी', other: '{count} यात्रियों को यह काम की लगी' },
  failed: 'सहेजा नहीं जा सका।',
})
