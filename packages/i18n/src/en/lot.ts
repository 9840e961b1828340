export const lot = {
  empty: 'Unfortunately, there is no information on this lot.',
} as const
