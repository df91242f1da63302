import type * as english from '../en/local.ts'
import { translation } from '../translation.ts'

export const local = translation<typeof english.local>()({
  loading: 'ખૂલે છે …',
  failed: 'યાદી ખૂલી શકી નહીં',
  dishes: {
    title: '{city}માં શું ખાવું',
    description: '{city}ની વાનગીઓ: દરેક શું છે, તેની મોસમ ક્યારે, અને ક્યાં ખવાય છે.',
    none: 'આ માર્ગદર્શિકામાં હજી વાનગીઓ નથી.',
    season: 'મોસમ',
    seasonUnknown: 'ખબર નથી',
    meal: 'ક્યારે ખવાય',
    meals: { breakfast: 'સવારનો નાસ્તો' },
    byRecipe: 'વાનગી શેની બને છે તે પરથી: દુકાને પૂછી લો',
    where: 'ક્યાં ખવાય છે',
    nowhere: 'આ માર્ગદર્શિકાની કોઈ જગ્યાએ મળતી હોવાની ખબર નથી.',
  },
  services: {
    title: '{city}માં મદદ અને આવવું-જવું',
    description: '{city}માં કટોકટીના નંબર, પોલીસ, હોસ્પિટલ, એરપોર્ટ, સ્ટેશન, બસ અને કચેરીઓ.',
    none: 'આ માર્ગદર્શિકામાં હજી આવી યાદી નથી.',
    dayAndNight: 'દિવસ-રાત',
    topics: {
      emergency: 'કટોકટી',
      police: 'પોલીસ',
      health: 'હોસ્પિટલ',
      arrival: 'આગમન',
      around: 'શહેરમાં ફરવું',
      information: 'માહિતી',
    },
  },
})
