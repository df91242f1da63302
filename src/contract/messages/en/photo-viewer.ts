export const photoViewer = {
  title: 'Photos',
  close: 'Close the photo',
  previous: 'Previous photo',
  next: 'Next photo',
  position: '{number} of {count}',
  failed: 'The photo could not be loaded.',
} as const
