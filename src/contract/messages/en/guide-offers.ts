/** Short messages that come by themselves about the guide on a device. */
export const guideOffers = {
  install: 'This guide can stand on your Home Screen, like an app.',
  installNow: 'Install',
  damaged: 'The guide on this device is not whole. Missing or damaged: {name}',
  look: 'Mend it',
} as const
