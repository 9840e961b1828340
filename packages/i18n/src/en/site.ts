export const site = {
  contents: 'On this page',
  others: 'Read also',
  missing: 'This company has not written this page yet',
} as const
