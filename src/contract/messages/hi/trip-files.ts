import type * as english from '../en/trip-files.ts'
import { translation } from '../translation.ts'

export const tripFiles = translation<typeof english.tripFiles>()({
  aboutHere: '{name} (लगभग यहाँ)',
  near: 'लगभग यहाँ: पिन पास में है, ठीक जगह पर नहीं।',
  inArea: 'लगभग यहाँ: सिर्फ इलाका पता है। पिन उसके बीच में है।',
  unplaced: 'नक्शे पर स्थान के बिना:',
  undated: 'दिन के बिना',
  ofTrip: 'यात्रा: {title}',
  leaveAt: 'निकलने का समय {time}: {name}',
  shortened: 'यह कैलेंडर भेजने के लिए बहुत लंबा है। इसमें वे यात्राएँ हैं जो आखिर में बदली गईं, पहले दिन से।',
  inexact: {
    one: 'नक्शे की फाइलों में {count} पड़ाव की पिन लगभग है। उसके नाम में यह लिखा है।',
    other: 'नक्शे की फाइलों में {count} पड़ावों की पिनें लगभग हैं। उनके नाम में यह लिखा है।',
  },
  inText: {
    one: '{count} पड़ाव के स्थान की जानकारी नहीं है। वह अपने दिन के पाठ में है।',
    other: '{count} पड़ावों के स्थान की जानकारी नहीं है। वे अपने दिन के पाठ में हैं।',
  },
})
