/** What arrays in shared memory take together; views of one buffer count once. */
export function bytesOf(part: unknown, seen = new Set<unknown>()): number {
  if (typeof part !== 'object' || part === null || seen.has(part)) return 0
  seen.add(part)
  if (ArrayBuffer.isView(part)) return bytesOf(part.buffer, seen)
  if (part instanceof SharedArrayBuffer || part instanceof ArrayBuffer) return part.byteLength
  return Object.values(part).reduce((sum: number, inner) => sum + bytesOf(inner, seen), 0)
}
