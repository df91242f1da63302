import type * as english from '../en/search-page.ts'
import { translation } from '../translation.ts'

export const searchPage = translation<typeof english.searchPage>()({
  title: 'खोज',
  titleFor: 'खोज: {term}',
  description: '{city} की गाइड की जगहें, व्यंजन, इलाके, यात्राएँ और पेज।',
  label: 'सब कुछ खोजें',
  kinds: { place: 'जगह', trip: 'सुझाई गई यात्रा', area: 'इलाका', page: 'पेज', dish: 'व्यंजन', service: 'मदद और आना-जाना' },
  submit: 'खोजें',
  results: { one: '“{term}” के लिए {count} नतीजा', other: '“{term}” के लिए {count} नतीजे' },
  failed: 'खोजने में कुछ गड़बड़ हो गई',
  none: 'कुछ नहीं मिला',
  nearest: '“{term}” के लिए कुछ नहीं है। सबसे मिलता-जुलता यह है:',
  notMeant: 'यह नहीं चाहिए था?',
  onMap: '“{term}” OpenStreetMap पर खोजें',
  tellUs: 'कुछ छूट गया? समीक्षा में बताएँ',
  near: 'मेरे पास',
  openNow: 'अभी खुला',
  loading: 'खोज रहे हैं',
  start: 'आप क्या खोज रहे हैं?',
  tryLists: 'या कोई सूची देखें:',
  close: 'बंद करें',
  recent: 'हाल का',
  forget: 'यह सूची साफ करें',
  suggestionsTitle: 'सुझाव',
  all: '“{term}” के लिए सभी नतीजे',
  suggestions: { one: '{count} सुझाव', other: '{count} सुझाव' },
})
