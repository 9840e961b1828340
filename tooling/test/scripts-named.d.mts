export function scriptsNamedIn(text: string, scripts: Record<string, string>): string[]
