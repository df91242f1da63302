/** Escapes text for HTML, between tags and within double quotes. All code that writes HTML as a string uses it. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
