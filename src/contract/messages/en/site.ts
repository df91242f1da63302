export const site = {
  name: 'Safarnama',
  titled: '{page} · Safarnama',
  skipToContent: 'Skip to content',
  working: 'One moment …',
} as const
