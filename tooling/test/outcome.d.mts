export function outcomeOf(file: string, expected?: readonly string[]): { passed: number; failures: string[] }
