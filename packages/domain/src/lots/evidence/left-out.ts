/** By what lots are compared as long as enough of them have it, in the order in which it is given up. */
export const leftOut = ['trim', 'mileage'] as const
export type LeftOut = (typeof leftOut)[number]
