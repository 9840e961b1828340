type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** The size that a key sets. */
export function sizeOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): 1 | 2 | 3 | null {
  if (ctrlKey || metaKey || altKey) return null
  return key === '1' ? 1 : key === '2' ? 2 : key === '3' ? 3 : null
}
