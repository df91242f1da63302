import { expect, test } from 'vitest'
import { AnnouncementInput } from '../admin/announcements.ts'
import { LetterInput } from '../admin/letters.ts'
import { ProfileChange } from '../account/auth.ts'
import { NewReview } from '../review/reviews.ts'
import { ContentTrip } from '../trip/content-trip.ts'
import { NewWishlistItem } from '../trip/wishlist.ts'
import { TripInput } from '../trip/trips.ts'

const tags = 'weakness/invisible-names'

/** Lines that nobody sees as they are. */
const unseen = [
  'Dumas\u200b Beach',
  'Du\u00admas',
  'Dumas \u202egpj.exe',
  'Dumas\u2066Beach',
  '\u3164',
  '\u2800',
  '\u200d\u200c',
  `D${'\u0301'.repeat(99)}`,
  'Dumas\nBeach',
] as const

const seen = ['ડુમસ દરિયાકિનારો', 'क्ष्मीर', 'नम\u200dस्ते', 'Nguyễn Thị Hằng', '🏖️ Dumas', '李'] as const

const review = {
  placeName: 'Dumas Beach',
  rating: 4,
  reviewText: 'Windy.',
  locationCoords: { lat: 21.1, lng: 72.7 },
}
const announcement = { title: 'Closed', content: 'On Monday.', date: '2026-12-01T10:00:00Z' }
const trip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }
const stop = { name: 'Beach' }

function tripWithStop(fields: object) {
  return { ...trip, destinations: [{ ...trip.destinations[0], activities: [{ ...stop, ...fields }] }] }
}

function tripWithDestination(fields: object) {
  return { ...trip, destinations: [{ ...trip.destinations[0], ...fields }] }
}

/** Everything that travellers, editors and admins type in one line and that others, or their own papers, show. */
const lines = {
  'the title of a trip': (line: string) => TripInput.safeParse({ ...trip, title: line }),
  'the name of a destination': (line: string) => TripInput.safeParse(tripWithDestination({ name: line })),
  'where a destination is': (line: string) => TripInput.safeParse(tripWithDestination({ location: line })),
  'the name of a stay': (line: string) => TripInput.safeParse(tripWithDestination({ accommodation: { name: line } })),
  'the number of a booking': (line: string) =>
    TripInput.safeParse(tripWithDestination({ accommodation: { bookingReference: line } })),
  'a means of transport': (line: string) =>
    TripInput.safeParse(tripWithDestination({ transportation: { type: line } })),
  'the name of a stop': (line: string) => TripInput.safeParse(tripWithStop({ name: line })),
  'the place of a review': (line: string) => NewReview.safeParse({ ...review, placeName: line }),
  'the landmark of a review': (line: string) => NewReview.safeParse({ ...review, landmark: line }),
  'the address of a review': (line: string) => NewReview.safeParse({ ...review, location: line }),
  'the title of an announcement': (line: string) => AnnouncementInput.safeParse({ ...announcement, title: line }),
  'the translated title of an announcement': (line: string) =>
    AnnouncementInput.safeParse({ ...announcement, translations: { gu: { title: line, content: 'સોમવારે.' } } }),
  'the title of a letter': (line: string) => LetterInput.safeParse({ title: line, text: 'Hello.' }),
  'a phone number': (line: string) => ProfileChange.safeParse({ phone: line }),
  'an item of a wishlist': (line: string) => NewWishlistItem.safeParse({ Name: line }),
  'the title of a suggested trip': (line: string) => ContentTrip.shape.title.safeParse(line),
} as const

/** Texts of several lines that stand between lines of others. */
const notes = {
  'the note of a stop': (line: string) => TripInput.safeParse(tripWithStop({ notes: line })),
  'the note of a day': (line: string) => TripInput.safeParse({ ...trip, days: [{ date: '2026-12-01', note: line }] }),
} as const

test.for(Object.entries(lines))('%s holds no signs that nobody sees', { tags }, ([, read]) => {
  expect(unseen.filter((line) => read(line).success)).toEqual([])
  expect(seen.filter((line) => !read(line).success)).toEqual([])
})

test.for(Object.entries(notes))('%s has several lines, and no signs that nobody sees', { tags }, ([, read]) => {
  expect(unseen.filter((line) => read(line).success)).toEqual(['Dumas\nBeach'])
  expect(seen.filter((line) => !read(line).success)).toEqual([])
})

test('a line has one spelling in Unicode', { tags }, () => {
  expect(TripInput.parse({ ...trip, title: ' Zoe\u0308 ' }).title).toBe('Zo\u00eb')
  expect(NewReview.parse({ ...review, landmark: 'Cafe\u0301' }).landmark).toBe('Caf\u00e9')
})

test('a text of several lines shows something', { tags }, () => {
  const nothing = '\u200b \u2060\n\u200d'
  expect(NewReview.safeParse({ ...review, reviewText: nothing }).success).toBe(false)
  expect(AnnouncementInput.safeParse({ ...announcement, content: nothing }).success).toBe(false)
  expect(NewReview.parse({ ...review, reviewText: 'One.\n\nTwo.' }).reviewText).toBe('One.\n\nTwo.')
})
