export const site = {
  name: 'Safarnama',
  titled: '{page} · Safarnama',
  skipToContent: 'Skip to content',
  connecting: 'Still connecting …',
} as const
