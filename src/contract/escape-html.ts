/** Text as it may stand in HTML, between tags and within double quotes. Whoever writes HTML as a string uses this. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
