import type { IconPath } from './icon.tsx'

/** Line icons that the first pages do not show, so that they do not load them. */
export const pageIcons = {
  pin: 'M12 21.5c4.6-5 7-8.8 7-12A7 7 0 0 0 5 9.500c0 3.200 2.400 7 7 12zM12 7a2.600 2.600 0 1 0 0 5.200a2.600 2.600 0 0 0 0-5.200',
  question:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M9.300 9.500a2.700 2.700 0 1 1 4 2.400c-.9.5-1.300 1-1.300 1.900M12 16.800v.2',
  up: 'M6 14.500l6-6l6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  locate:
    'M12 5.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13M12 2v3.500M12 18.500V22M2 12h3.500M18.500 12H22M12 11.900v.2',
  pencil: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500',
  download: 'M12 4v11M7 10.500l5 5l5-5M4 20h16',
} as const satisfies Record<string, IconPath>
