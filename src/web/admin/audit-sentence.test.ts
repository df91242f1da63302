import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/admin/activity.ts'
import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { auditSentence } from './audit-sentence.ts'

const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })

const review = { authorName: 'Asha', isActorsOwn: false, postedAt: '2026-12-04T20:00:00.000Z', firstWords: 'Closed' }
const entry: AuditEntry = {
  _id: '1',
  at: '2026-12-06T06:00:00.000Z',
  action: 'review.delete',
  actorName: 'Farida',
  subjectId: '7',
  subjectTitle: 'Surat Castle',
  review,
}

test.each([
  ['an action on a review', entry, 'Farida deleted Asha’s review of “Surat Castle” of 5 December 2026.'],
  [
    'an author’s own action',
    { ...entry, action: 'review.update' as const, actorName: 'Asha', review: { ...review, isActorsOwn: true } },
    'Asha edited their own review of “Surat Castle” of 5 December 2026.',
  ],
  [
    'an action after both have left',
    { ...entry, action: 'review.restore' as const, actorName: '', review: { ...review, authorName: '' } },
    'A former account brought a former traveller’s review of “Surat Castle” of 5 December 2026 back.',
  ],
])('%s names author, place and the day in the city', (_what, given, sentence) => {
  expect(auditSentence(given, 'Asia/Kolkata', formats)).toBe(sentence)
})

test('an action on a purged review and on an announcement names the subject alone', () => {
  const { review: _purged, ...bare } = entry
  expect(auditSentence(bare, 'Asia/Kolkata', formats)).toBe('Farida deleted the review of “Surat Castle”.')
  expect(
    auditSentence({ ...bare, action: 'announcement.create', subjectTitle: 'Kites' }, 'Asia/Kolkata', formats),
  ).toBe('Farida announced “Kites”.')
})
