/** Texts of the dialog that asks a guest to log in. */
export const loginDialog = {
  savePlace: 'Save {place}',
  savePlaceText: 'Log in or sign up, and it is on your wishlist.',
  addTrip: 'Add “{title}” to your trips',
  addTripText: 'Log in or sign up, and it is among your trips.',
  takeShared: 'Take “{title}” along',
  takeSharedText: 'Log in or sign up, and it is among your trips.',
  makeTrip: 'Make a trip of your places',
  makeTripText: 'Log in or sign up, and your places become a trip.',
  writeReview: 'Write about {place}',
  writeReviewText: 'Log in or sign up, and the form opens for this place.',
  reportReview: 'Report a review of {place}',
  reportReviewText: 'Log in or sign up, and you can report it here.',
  suggestChange: 'Suggest a change of {place}',
  suggestChangeText: 'Log in or sign up, and you come back here to say what you saw.',
  notNow: 'Not now',
} as const
