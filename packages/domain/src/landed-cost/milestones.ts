/** Where a sum may end; each includes the ones before it. */
export const milestones = ['fob', 'cnf', 'cif', 'landed'] as const
export type Milestone = (typeof milestones)[number]
