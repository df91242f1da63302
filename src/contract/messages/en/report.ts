/** The dialog that reports a review or its photo. */
export const report = {
  title: 'Report this review',
  hint: 'Moderators look at every report. How many stars a review gives is never a reason to remove it.',
  subject: 'What is it about?',
  subjects: { review: 'The text', photo: 'The photo' },
  reason: 'Reason',
  submit: 'Send the report',
  cancel: 'Cancel',
  sent: 'Thank you. A moderator looks at it, and the bell tells you what became of it.',
  failed: 'The report could not be sent.',
} as const
