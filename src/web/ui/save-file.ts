type File = { name: string; type: string; content: string }

/** Has the browser save a file that the page made. */
export function saveFile({ name, type, content }: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Safari reads the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
