import type * as english from '../en/local.ts'
import { translation } from '../translation.ts'

export const local = translation<typeof english.local>()({
  loading: 'खुल रहा है …',
  failed: 'सूची नहीं खुल सकी',
  dishes: {
    title: '{city} में क्या खाएँ',
    description: '{city} के व्यंजन: हर एक क्या है, उसका मौसम कब है, और कहाँ खाया जाता है।',
    none: 'इस गाइड में अभी व्यंजन नहीं हैं।',
    season: 'मौसम',
    seasonUnknown: 'पता नहीं',
    meal: 'कब खाते हैं',
    meals: { breakfast: 'नाश्ता' },
    byRecipe: 'व्यंजन की सामग्री के हिसाब से: दुकान पर पूछ लें',
    where: 'कहाँ खाया जाता है',
    nowhere: 'इस गाइड की किसी जगह पर मिलने की जानकारी नहीं।',
  },
  services: {
    title: '{city} में मदद और आना-जाना',
    description: '{city} में आपातकालीन नंबर, पुलिस, अस्पताल, एयरपोर्ट, स्टेशन, बसें और दफ्तर।',
    none: 'इस गाइड में अभी ऐसी सूची नहीं है।',
    dayAndNight: 'दिन-रात',
    topics: {
      emergency: 'आपातकाल',
      police: 'पुलिस',
      health: 'अस्पताल',
      arrival: 'आगमन',
      around: 'शहर में घूमना',
      information: 'जानकारी',
    },
  },
})
