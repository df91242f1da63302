/** The card that travellers show to a driver. `request` is what a polite person says to one. */
export const driverCard = {
  title: 'For the driver',
  close: 'Close',
  request: 'Please take me here:',
  readAloud: 'Read aloud',
} as const
