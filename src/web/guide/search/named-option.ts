type Option = { readonly slug: string | null; readonly name: string }

/** Of several options, only the typed name has no slug. */
export function keyOfFound({ slug }: Pick<Option, 'slug'>): string {
  return slug ?? 'own'
}

/**
 * The place that Enter takes without an arrow key: each typed word begins a word of its name. What only resembles the
 * words is offered, and waits for a choice. Options may still be those of an earlier term.
 * @returns its index, or -1
 */
export function indexOfNamed(options: readonly Option[], term: string): number {
  const typed = wordsOf(term)
  return options.findIndex(({ slug, name }) => {
    if (slug === null) return false
    const words = wordsOf(name)
    return typed.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/)
}
