export type Outcome = { passed: number; failures: string[]; retried: string[] }

export function parseReport(file: string, expected?: readonly string[]): Outcome
export function summaryText(total: Outcome): string
