export const money = {
  title: 'Purchased',
} as const
