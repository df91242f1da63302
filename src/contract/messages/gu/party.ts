import type * as english from '../en/party.ts'
import { translation } from '../translation.ts'

export const party = translation<typeof english.party>()({
  title: 'કોની કોની ટિકિટ',
  hint: 'સ્થળોનો ખર્ચ બધાનો મળીને છે. ભાડું એક વાહનનું છે.',
  groups: { adults: 'મોટા', children: 'બાળકો', foreigners: 'વિદેશથી આવેલા', cameras: 'કેમેરા' },
  invalid: '0થી 100 સુધીનો પૂરો આંકડો લખો, અને ઓછામાં ઓછી એક વ્યક્તિ.',
  counts: {
    adults: { one: '{count} મોટા', other: '{count} મોટા' },
    children: { one: '{count} બાળક', other: '{count} બાળકો' },
    foreigners: { one: 'વિદેશથી આવેલા {count}', other: 'વિદેશથી આવેલા {count}' },
    cameras: { one: '{count} કેમેરા', other: '{count} કેમેરા' },
  },
  costsFor: 'આટલાનો ખર્ચ: {party}',
})
