/** A car whose age determines its cost at several destinations; each test sets its own auction day. */
export const prado = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Land Cruiser Prado',
  grade: 'TX',
  equipment: '',
  engine: 1490,
  horsePower: 109,
  steering: 'Right',
  year: 2019,
} as const
