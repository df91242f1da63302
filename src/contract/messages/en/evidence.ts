export const evidence = {
  confidences: {
    official: 'official',
    agreed: 'two sources agree',
    reported: 'one source says so',
    conflict: 'sources disagree',
    estimate: 'our estimate',
  },
  checked: 'checked {date}',
  seen: 'seen on the spot, {date}',
  asked: 'asked by phone, {date}',
  or: 'or',
  notKnown: 'not known',
  doYouKnow: 'do you know?',
} as const
