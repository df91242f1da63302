type File = { name: string; type: string; content: string }

/** Hands a file made here to the browser, as if it were downloaded. */
export function saveFile({ name, type, content }: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Safari reads the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
