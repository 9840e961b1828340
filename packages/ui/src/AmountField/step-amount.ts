/** The next multiple of the step above or below an amount; never less than one step. */
export function stepAmount(value: number | null, step: number, direction: 1 | -1) {
  const from = value ?? 0
  const multiple = direction === 1 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1
  return Math.max(multiple, 1) * step
}
