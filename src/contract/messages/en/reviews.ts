export const reviews = {
  submitFailed: 'Failed to submit your review',
  submitFailedRetry: 'Failed to submit your review. Please try again.',
  deleted: 'Review deleted successfully',
  deleteFailed: 'Failed to delete review',
  submittedInline: 'Your review has been submitted successfully!',
  submitted: 'Review Submitted!',
  emptyFiltered: 'No reviews found matching your criteria.',
} as const

/** Texts that several lists of reviews share. */
export const reviewLists = {
  fetchFailed: 'Failed to fetch reviews',
  empty: 'No reviews available.',
  write: 'Write a review',
  photo: 'Photo of {place} by {name}',
  /** `photo` is the text above. */
  photoOfSeveral: '{photo}, {number} of {count}',
  more: 'more',
  less: 'less',
  edited: 'edited {date}',
  onTrip: 'on their trip in {month}',
  showMore: 'Show more reviews',
} as const

/** Texts of the reviews on the home page. */
export const latestReviews = {
  title: 'Latest Reviews',
  viewAll: 'View All',
  loginToViewAll: 'Please log in to view all reviews',
  none: 'Nobody has written about {city} here yet. Yours would be the first.',
} as const

export const reviewPage = {
  title: 'Reviews',
  description: 'What travellers found in {city}, and room for what you found.',
  guestText: 'Log in to read all reviews and to write your own.',
  sections: 'On this page',
  tabs: { list: 'Reviews', post: 'Post Review' },
  listTitle: 'All Reviews',
  loading: 'Loading reviews …',
  emptyHint: 'Yours would be the first.',
  shown: { one: '{count} review shown', other: '{count} reviews shown' },
  editOf: 'Edit your review of {place}',
  deleteOf: 'Delete your review of {place}',
  restored: 'Your review of “{place}” is back.',
  restoreFailed: 'The review could not be brought back.',
} as const

export const reviewForm = {
  title: 'Share Your Experience',
  loading: 'Loading the form …',
  starred: 'Fields with a star have to be filled in.',
  /** Opens the fields of a place that the guide knows. */
  changePlace: 'Change',
  placeName: 'Place Name*',
  landmark: 'Landmark*',
  map: 'Where is it?*',
  address: 'Address',
  addressHint: 'Looked up from the map. Change it if you know better.',
  photo: 'Photo',
  photos: 'Photos',
  choosePhoto: 'Choose a photo',
  choosePhotos: 'Choose photos',
  photoHint: 'A large photo is made smaller here. Where and when it was taken is not kept.',
  photosHint: 'Up to {most} photos. A large one is made smaller here. Where and when it was taken is not kept.',
  /** Names of files for which there was no room. */
  photosLeft: 'Not added: {names}',
  shrinking: 'Making the photo smaller …',
  heic: 'This browser cannot read HEIC photos: save the photo as a JPEG and choose that one.',
  unreadablePhoto: 'This browser could not read the photo to make it smaller.',
  cancelUpload: 'Cancel the upload',
  uploadStopped: 'The upload was stopped. Your review and its photos are still here.',
  removePhoto: 'Remove the photo',
  removePhotoOf: 'Remove photo {number}',
  movePhotoEarlier: 'Move photo {number} earlier',
  movePhotoLater: 'Move photo {number} later',
  photoMoved: 'Now photo {number} of {count}',
  currentPhoto: 'The photo of this review',
  currentPhotoOf: 'Photo {number} of this review',
  uploadProgress: 'Upload of the photo',
  uploadProgressOf: 'Upload of photo {number}',
  rating: 'Rating',
  stars: { one: '{count} star', other: '{count} stars' },
  presetRating: 'These stars are preset. Choose your own.',
  reviewText: 'Your Review*',
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
  charactersOver: { one: '{count} character too many', other: '{count} characters too many' },
  submit: 'Submit Review',
  uploading: 'Uploading...',
  leaveQuestion: 'Leave while your review is being sent? It is not posted then, and stays on this device.',
  missing: {
    placeName: 'Please enter the name of the place',
    landmark: 'Please enter what is close to it',
    reviewText: 'Please write what it was like',
  },
} as const

export const reviewEdit = {
  title: 'Edit your review of {place}',
  submit: 'Save changes',
  saving: 'Saving …',
  discardQuestion: 'Discard your changes to the review?',
  saved: 'Your review of “{place}” was changed.',
  failed: 'Failed to save your review',
  failedRetry: 'Failed to save your review. Please try again.',
  stale: 'The list shows the other version. Save again to replace it.',
} as const

/** The button beside an own review with which its author shows that the place was in a trip of theirs. */
export const reviewVisit = {
  show: 'Show “on my trip in {month}”',
  showOf: 'Show “on my trip in {month}”: the review of {place}',
  failed: 'That could not be saved.',
} as const

/** The button beside each review with which travellers call it helpful. */
export const helpfulButton = {
  helpful: 'Helpful',
  helpfulOf: 'The review of {place} by {name} is helpful',
  count: { one: '{count} traveller found this helpful', other: '{count} travellers found this helpful' },
  failed: 'That could not be saved.',
} as const

/** The button beside each review, apart from its dialog, which loads later. */
export const reportButton = {
  report: 'Report',
  reportOf: 'Report the review of {place} by {name}',
} as const

/** The dialog that reports a review or its photo. */
export const report = {
  title: 'Report this review',
  hint: 'Moderators look at every report. How many stars a review gives is never a reason to remove it.',
  subject: 'What is it about?',
  subjects: { review: 'The text', photo: 'The photo' },
  reason: 'Reason',
  submit: 'Send the report',
  sent: 'Thank you. A moderator looks at it, and the bell tells you what became of it.',
  failed: 'The report could not be sent.',
} as const

/** Why reviews are reported and removed. They stand after a colon. */
export const moderationReasons = {
  'off-topic': 'not about this place',
  advertising: 'advertising',
  insult: 'insults or hatred',
  private: 'private details of somebody',
  unlawful: 'against the law',
  'not-own': 'somebody else’s words or photo',
} as const

/** Decisions of moderators, as the author and whoever reported it read them. */
export const ownModeration = {
  bell: 'Your reviews, reports and suggestions',
  title: 'What moderators decided',
  hint: 'A review is never removed for its stars or its opinion. You may ask once for another look.',
  kinds: {
    removed: 'Your review of “{place}” was removed: {reason}.',
    appealed: 'You asked for another look at your review of “{place}”. It was removed: {reason}.',
    upheld: 'Your review of “{place}” stays removed after another look: {reason}.',
    restored: 'Your review of “{place}” is back.',
    'report-removed': 'The review of “{place}” that you reported was removed: {reason}.',
    'report-kept': 'The review of “{place}” that you reported stays.',
    'suggestion-accepted': 'Your suggestion for “{place}” is in the guide now. Thank you.',
    'suggestion-declined': 'Your suggestion for “{place}” was declined: {reason}.',
  },
  see: 'See what you can do',
  appeal: 'Ask for another look',
  appealOf: 'Ask for another look at your review of {place}',
  appealLabel: 'Why should the review come back?',
  send: 'Send',
  sent: 'A moderator looks at it again, and the bell tells you the answer.',
  failed: 'That could not be sent.',
} as const
