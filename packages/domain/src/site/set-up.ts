/** What a company needs before its clients can bid and pay, in the order in which it is set up. */
export const setUpSteps = ['company', 'bank', 'halls', 'costs', 'lots'] as const
export type SetUpStep = (typeof setUpSteps)[number]
