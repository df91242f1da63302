/** The name of the installed guide. */
export const manifest = { name: 'Safarnama {city}' } as const
