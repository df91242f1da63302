type Folder = {
  readonly prefix: string
  readonly has: (name: string) => boolean
  readonly canMake: (name: string) => boolean
}

/** The files below certain prefixes of URLs, all known at the start. */
export class FixedFiles {
  readonly #folders: Folder[] = []

  /**
   * @param prefix begins and ends with a slash
   * @param canMake true for a name of which a file is made when somebody asks. Strangers can make up such names, and each
   * costs work: it is no file that is there already.
   */
  add(prefix: string, has: Folder['has'], canMake: Folder['canMake'] = () => false): void {
    this.#folders.push({ prefix, has, canMake })
  }

  /** `elsewhere` when the URL is below none of the prefixes, or names a file that is made when somebody asks. */
  find(url: string): 'present' | 'missing' | 'elsewhere' {
    const folder = this.#folders.find(({ prefix }) => url.startsWith(prefix))
    if (!folder) return 'elsewhere'
    const [path = ''] = url.split('?', 1)
    const name = decodeName(path.slice(folder.prefix.length))
    if (folder.has(name)) return 'present'
    return folder.canMake(name) ? 'elsewhere' : 'missing'
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
