export const reviewEdit = {
  title: 'Edit your review of {place}',
  submit: 'Save changes',
  saving: 'Saving …',
  cancel: 'Cancel',
  discardQuestion: 'Discard your changes to the review?',
  saved: 'Your review of “{place}” was changed.',
  failed: 'Failed to save your review',
  failedRetry: 'Failed to save your review. Please try again.',
  stale: 'The list shows the other version. Save again to replace it.',
  currentPhoto: 'The photo of this review',
} as const
