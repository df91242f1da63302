import type { Review } from '#contract/review/reviews.ts'

/** A review of a place of the guide, with a photo, as the API replies it. */
export const sampleReview: Review = {
  _id: '1',
  placeName: 'Surat Castle',
  landmark: 'Near the bridge',
  location: 'Chowk Bazar',
  userId: '7',
  userName: 'Zoë Desai',
  rating: 4,
  reviewText: 'Come before ten.',
  imageUrl: '/media/a.webp',
  createdAt: '2026-03-01T06:00:00.000Z',
  locationCoords: { lat: 21.19, lng: 72.81 },
  placeSlug: 'surat-castle',
}
