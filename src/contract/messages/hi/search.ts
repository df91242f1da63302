import type * as english from '../en/search.ts'
import { translation } from '../translation.ts'

export const search = translation<typeof english.search>()({
  label: 'जगहें खोजें',
  submit: 'खोजें',
  back: 'सूची पर वापस जाएँ',
  results: { one: '“{term}” के लिए {count} नतीजा', other: '“{term}” के लिए {count} नतीजे' },
  resultsTitle: 'खोज के नतीजे',
  blank: 'लिखें कि क्या खोजना है',
  failed: 'खोजने में कुछ गड़बड़ हो गई',
  none: 'कुछ नहीं मिला',
})
