type Folder = { readonly prefix: string; readonly has: (name: string) => boolean }

/** The files below certain prefixes of URLs, all known at the start. */
export class FixedFiles {
  readonly #folders: Folder[] = []

  /** @param prefix begins and ends with a slash */
  add(prefix: string, has: Folder['has']): void {
    this.#folders.push({ prefix, has })
  }

  /** `elsewhere` when the URL is below none of the prefixes. */
  find(url: string): 'present' | 'missing' | 'elsewhere' {
    const folder = this.#folders.find(({ prefix }) => url.startsWith(prefix))
    if (!folder) return 'elsewhere'
    const [path = ''] = url.split('?', 1)
    return folder.has(decodeName(path.slice(folder.prefix.length))) ? 'present' : 'missing'
  }
}

function decodeName(name: string): string {
  if (!name.includes('%')) return name
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
