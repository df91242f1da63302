import type * as english from '../en/shared-trip.ts'
import { translation } from '../translation.ts'

export const sharedTrip = translation<typeof english.sharedTrip>()({
  title: 'शेयर की गई यात्रा',
  description: 'किसी की शेयर की हुई यात्रा: उसके दिन, पड़ाव और उनके बीच के रास्ते।',
  loading: 'यात्रा खुल रही है …',
  failed: 'यात्रा नहीं खुल सकी।',
  over: 'यह लिंक अब बंद है',
  overText: 'उसे बंद किया गया है, उसका समय पूरा हो गया है, या वह अधूरा था। जिसने भेजा है, उससे नया माँगें।',
  toGuide: 'गाइड देखें',
  passcode: 'पासकोड',
  passcodeText: 'इस यात्रा के लिए पासकोड चाहिए। जिसने लिंक भेजा है, उससे पूछें।',
  open: 'यात्रा खोलें',
  by: '{name} की ओर से',
  take: 'यह यात्रा साथ लें',
  taken: 'यात्रा अब आपकी यात्राओं में है।',
  takeFailed: 'यात्रा साथ नहीं ली जा सकी।',
  print: 'छापें',
  noStops: 'अभी कोई पड़ाव नहीं।',
  stays: 'हम कहाँ ठहरते हैं',
  budget: 'बजट: {amount}',
  spent: 'खर्च: {amount}',
})
