export type Names = { en: string; ru: string }

/** Where a rate was read, by day, and whether the page is an official one. */
export type CostSource = { title: string; url: string; readOn: string; official: boolean }

/** How somebody imports. */
export const regimes = ['private', 'trader'] as const
export type Regime = (typeof regimes)[number]
