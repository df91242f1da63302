export const toasts = {
  lasting: 'Messages (Alt+T)',
  passing: 'Passing messages (Alt+T)',
  undoable: 'What can be undone (Alt+T)',
  undo: 'Undo',
} as const
