const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Text that ends the script element must not be able to end it. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
