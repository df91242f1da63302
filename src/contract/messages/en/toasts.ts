export const toasts = {
  lasting: 'Messages (Alt+T)',
  passing: 'Passing messages (Alt+T)',
  close: 'close',
  undo: 'Undo',
} as const
