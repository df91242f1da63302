import type * as english from '../en/categories.ts'
import { translation } from '../translation.ts'

export const categories = translation<typeof english.categories>()({
  navigation: 'श्रेणियाँ',
  all: {
    tab: 'सभी जगहें',
    title: '{city} की सभी जगहें',
  },
  explore: {
    tab: 'चर्चित',
    title: '{city} की चर्चित जगहें',
  },
  cafe: {
    tab: 'कैफे',
    title: '{city} के कैफे',
  },
  street_food: {
    tab: 'स्ट्रीट फूड',
    title: '{city} का स्ट्रीट फूड',
  },
  historical: {
    tab: 'ऐतिहासिक जगहें',
    title: '{city} की ऐतिहासिक जगहें',
  },
})
