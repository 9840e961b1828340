/**
 * The criteria by which lots are compared as long as enough of them match, in the order in which they are dropped.
 */
export const leftOut = ['trim', 'mileage'] as const
export type LeftOut = (typeof leftOut)[number]
