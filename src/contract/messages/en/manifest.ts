/** The name of the installed guide, and what a long press on its icon offers. */
export const manifest = {
  name: 'Safarnama {city}',
  shortcuts: { today: 'Today', map: 'Map', phrases: 'Phrases', driver: 'For the driver' },
} as const
