import type * as english from '../en/trip-news.ts'
import { translation } from '../translation.ts'

export const tripNews = translation<typeof english.tripNews>()({
  bell: 'તમારા શેર કરેલા પ્રવાસ',
  changed: { one: '{names}એ “{title}” બદલ્યો.', other: '{names}એ “{title}” બદલ્યો.' },
  joined: { one: '{names} “{title}”માં જોડાયા.', other: '{names} “{title}”માં જોડાયા.' },
  waiting: {
    one: '“{title}” માટે એક સૂચન તમારી રાહ જુએ છે.',
    other: '“{title}” માટે {count} સૂચનો તમારી રાહ જુએ છે.',
  },
  open: 'યોજના ખોલો',
  openOf: '“{title}”ની યોજના ખોલો',
  mails: 'શેર કરેલા પ્રવાસના ઇમેઇલ',
  mailsWish: 'બીજાઓએ શેર કરેલો પ્રવાસ બદલ્યો હોય કે કોઈ સૂચન રાહ જોતું હોય ત્યારે મને ઇમેઇલ મોકલો, કલાકમાં વધુમાં વધુ એક.',
  mailsFailed: 'આ પસંદગી સાચવી શકાઈ નહીં.',
})
