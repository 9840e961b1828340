/** A car whose age decides what it costs at several destinations; the day of its auction is a test's own. */
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
