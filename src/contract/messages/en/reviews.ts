export const reviews = {
  submitFailed: 'Failed to submit your review',
  submitFailedRetry: 'Failed to submit your review. Please try again.',
  deleted: 'Review deleted successfully',
  deleteFailed: 'Failed to delete review',
  submittedInline: 'Your review has been submitted successfully!',
  submitted: 'Review Submitted!',
  emptyFiltered: 'No reviews found matching your criteria.',
} as const
