/** An option's label; '' if it is not offered. */
export const labelOf = (options: readonly { value: string; label: string }[], id: number): string =>
  options.find(({ value }) => value === String(id))?.label ?? ''
