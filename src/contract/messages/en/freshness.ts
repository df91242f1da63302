/** Texts of the panel that say what to check next. */
export const freshness = {
  hint: 'What to check next: facts that are old, not sure or past their date first, and more where many people look.',
  keys: 'Keys, while a fact has the focus: T says that it is still true today, U undoes, J and K go on and back.',
  due: {
    one: '{count} place to check',
    other: '{count} places to check',
  },
  empty: 'Nothing is due. The guide is fresh.',
  failed: 'The queue could not be loaded.',
  views: {
    one: 'opened once lately',
    other: 'opened {count} times lately',
  },
  saved: {
    one: 'on {count} wishlist',
    other: 'on {count} wishlists',
  },
  planned: {
    one: 'in {count} of the newest trips',
    other: 'in {count} of the newest trips',
  },
  suggestions: {
    one: '{count} suggestion waits',
    other: '{count} suggestions wait',
  },
  hasDraft: 'This place has a draft. Publish or discard it before you confirm a fact.',
  isOutside: 'The pin is outside of the city.',
  asksPrice: 'Nobody has said what it costs. The guide called it free without reason: please fill in the price.',
  link: 'Nothing answers behind this address since {date}:',
  twin: 'Perhaps the same place as',
  edit: 'Edit the place',
  reasons: {
    old: 'not checked for long',
    estimate: 'only our estimate',
    conflict: 'sources disagree',
    'fees-past': 'the prices held until a day that is past',
    'hours-ended': 'all of its dates are past',
  },
  check: 'Check: {fact}, {place}',
  stillTrue: 'Still true today',
  stillTrueOf: 'Still true today: {fact}, {place}',
  confirmed: 'Checked today: {fact}, {place}.',
  undone: 'Taken back: {fact}, {place}.',
  confirmFailed: 'That did not work.',
} as const
