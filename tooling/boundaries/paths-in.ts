/** Which of the paths a script contains as a whole string, however its minifier quotes it. */
export const pathsIn = (script: string, paths: readonly string[]): string[] =>
  paths.filter((path) => ['"', "'", '`'].some((quote) => script.includes(`${quote}${path}${quote}`)))
