export const catalogue = {
  title: 'Car Auctions',
  noResults: 'No results',
} as const
