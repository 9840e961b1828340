/** What the arrays in a value take together; an array that occurs twice counts once. */
export function bytesOf(part: unknown, seen = new Set<unknown>()): number {
  if (typeof part !== 'object' || part === null || seen.has(part)) return 0
  seen.add(part)
  if (ArrayBuffer.isView(part)) return part.byteLength
  return Object.values(part).reduce((sum: number, inner) => sum + bytesOf(inner, seen), 0)
}
