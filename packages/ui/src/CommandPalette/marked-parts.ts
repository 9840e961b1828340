/** A text in parts: those that were typed, ignoring case, and those between them. */
export function markedParts(text: string, words: readonly string[]) {
  const typed = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (typed.length === 0) return [{ at: 0, part: text, isMarked: false }]
  let at = 0
  return text
    .split(new RegExp(`(${typed.join('|')})`, 'iu'))
    .map((part, index) => {
      const found = { at, part, isMarked: index % 2 === 1 }
      at += part.length
      return found
    })
    .filter(({ part }) => part !== '')
}
