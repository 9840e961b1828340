/** What a login waits for: a code, or for the second step to be set up. */
export type Purpose = 'code' | 'setUp'

/** How long; a set-up begins with finding an app. */
export const waitingMinutes: Record<Purpose, number> = { code: 10, setUp: 30 }
