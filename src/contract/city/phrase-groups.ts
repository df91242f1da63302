/** Situations in which one uses a phrase, in the order of the page. */
export const phraseGroups = ['courtesy', 'riding', 'eating', 'buying', 'help'] as const
