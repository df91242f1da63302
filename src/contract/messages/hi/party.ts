import type * as english from '../en/party.ts'
import { translation } from '../translation.ts'

export const party = translation<typeof english.party>()({
  title: 'किस-किस का टिकट',
  hint: 'जगहों का खर्च सबका मिलाकर है। किराया एक गाड़ी का है।',
  groups: { adults: 'बड़े', children: 'बच्चे', foreigners: 'विदेश से आए', cameras: 'कैमरे' },
  invalid: '0 से 100 तक का पूरा अंक लिखें, और कम से कम एक व्यक्ति।',
  counts: {
    adults: { one: '{count} बड़ा', other: '{count} बड़े' },
    children: { one: '{count} बच्चा', other: '{count} बच्चे' },
    foreigners: { one: 'विदेश से आए {count}', other: 'विदेश से आए {count}' },
    cameras: { one: '{count} कैमरा', other: '{count} कैमरे' },
  },
  costsFor: 'इनका खर्च: {party}',
})
