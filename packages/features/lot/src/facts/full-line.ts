/** How many characters fit for a label and its value in half a line. */
const halfLine = 24

/** A value that would wrap next to its label in half a line gets a whole one. */
export const needsFullLine = (label: string, value: unknown) =>
  typeof value === 'string' && label.length + value.length > halfLine
