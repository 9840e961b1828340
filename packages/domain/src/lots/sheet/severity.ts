/** What a mark means to a buyer; the scale is ours, the halls have none. */
export const severities = ['red', 'amber', 'green', 'info'] as const
export type Severity = (typeof severities)[number]

/** Worst first; equal ones keep their order. */
export const bySeverity = (a: { severity: Severity }, b: { severity: Severity }): number =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity)

export const worstOf = (list: readonly Severity[]): Severity =>
  severities.find((severity) => list.includes(severity)) ?? 'info'
