type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

/** Where an answer does not match its contract, each place once: `cars.0.bidAmount`. */
export const brokenParts = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.map(({ message, path = [] }) => path.map(nameOf).join('.') || message)),
]

const nameOf = (part: PropertyKey | { key: PropertyKey }) =>
  String(typeof part === 'object' ? part.key : part)
