/** Characters that a label and its value have room for in half of a line. */
const halfLine = 24

/** A value that would be broken beside its label in half of a line has a whole one. */
export const needsFullLine = (label: string, value: unknown) =>
  typeof value === 'string' && label.length + value.length > halfLine
