/** Sheets of parts that load later, by the path of their file. */
const sheets = new Map<string, Promise<void>>()

/**
 * The build calls it for every `import()` of the pages, with the sheets of the part. It takes the place of the function
 * of Vite, which is longer because it can load scripts ahead, too.
 */
export async function loadWithStyles<Part>(load: () => Promise<Part>, paths: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(paths.map(loadSheet))
    return await load()
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

/** A sheet that could not be loaded is asked for again the next time. */
function loadSheet(path: string): Promise<void> {
  const href = `/${path}`
  const known = sheets.get(path)
  if (known) return known
  const sheet = new Promise<void>((resolve, reject) => {
    // The page has named it already.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve()
    const link = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      sheets.delete(path)
      link.remove()
      reject(new Error(`The sheet could not be loaded: ${href}`))
    })
  })
  sheets.set(path, sheet)
  return sheet
}
