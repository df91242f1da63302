const REVOKE_DELAY_MS = 10_000

type File = { name: string; type: string; content: string | Blob }

export function saveFile({ name, type, content }: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS)
}
