type Option = { readonly slug: string | null; readonly name: string }

/** Only the typed name has no slug, so that one fixed key is enough for it. */
export function keyOfFound({ slug }: Pick<Option, 'slug'>): string {
  return slug ?? 'own'
}

/**
 * The place that Enter takes without an arrow key: each typed word begins a word of its name. An option that only
 * resembles the words is offered, and waits for a choice. Options may still be those of an earlier term.
 * @returns its index, or -1
 */
export function indexOfNamed(options: readonly Option[], term: string): number {
  const typed = getWords(term)
  return options.findIndex(({ slug, name }) => {
    if (slug === null) return false
    const words = getWords(name)
    return typed.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function getWords(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/)
}
