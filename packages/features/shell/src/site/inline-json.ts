/** Data that the server wrote into the page for its scripts. */
export function inlineJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent
  if (!text) return null
  try {
    return JSON.parse(text) as T
  } catch (error) {
    console.warn(id, error)
    return null
  }
}
