/** The question about typed hours that may mean others. */
export const hoursQuestion = {
  doYouMean: 'Do you mean this: {meaning}?',
  means: 'This means: {meaning}',
  remark: 'Not part of the hours: {remark}',
  use: 'Yes, use this',
} as const
