export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  position: '{number} of {count}',
  previous: 'Previous',
  next: 'Next',
  choose: 'Choose a slide',
} as const
