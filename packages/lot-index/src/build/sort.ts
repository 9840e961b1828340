const digitBits = 16

/** The places of ids in ascending order. */
export function orderOfIds(ids: Uint32Array): Int32Array {
  const places = upTo(ids.length)
  let greatest = 0
  let ascending = true
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number
    if (i > 0 && id <= (ids[i - 1] as number)) ascending = false
    if (id > greatest) greatest = id
  }
  if (ascending) return places
  const sorted = sortedBy(places, ids, greatest)
  for (let i = 1; i < sorted.length; i++) {
    const id = ids[sorted[i] as number]
    if (id === ids[sorted[i - 1] as number]) throw new RangeError(`two rows have the id ${id}`)
  }
  return sorted
}

/** The places in ascending order of their keys; those with equal keys keep their order. */
export function sortedBy(rows: Int32Array, keys: Uint32Array, greatest: number): Int32Array {
  const low = countingPass(rows, keys, 0, greatest)
  return greatest >>> digitBits === 0 ? low : countingPass(low, keys, digitBits, greatest >>> digitBits)
}

function countingPass(rows: Int32Array, keys: Uint32Array, shift: number, greatest: number): Int32Array {
  const mask = (1 << digitBits) - 1
  const places = new Int32Array(Math.min(greatest, mask) + 2)
  for (let i = 0; i < rows.length; i++) {
    const digit = ((keys[rows[i] as number] as number) >>> shift) & mask
    places[digit + 1] = (places[digit + 1] as number) + 1
  }
  for (let d = 1; d < places.length; d++) places[d] = (places[d] as number) + (places[d - 1] as number)
  const sorted = new Int32Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    const digit = ((keys[row] as number) >>> shift) & mask
    const place = places[digit] as number
    sorted[place] = row
    places[digit] = place + 1
  }
  return sorted
}

export function upTo(length: number): Int32Array {
  const rows = new Int32Array(length)
  for (let i = 0; i < length; i++) rows[i] = i
  return rows
}

/** The first place whose number is not less than `value`. */
export function lowerBound(numbers: ArrayLike<number>, value: number): number {
  let lo = 0
  let hi = numbers.length
  while (lo < hi) {
    const middle = (lo + hi) >>> 1
    if ((numbers[middle] as number) < value) lo = middle + 1
    else hi = middle
  }
  return lo
}

/** The first place whose string is not before `text`. */
export function lowerBoundOfText(strings: readonly string[], text: string): number {
  let lo = 0
  let hi = strings.length
  while (lo < hi) {
    const middle = (lo + hi) >>> 1
    if ((strings[middle] as string) < text) lo = middle + 1
    else hi = middle
  }
  return lo
}
