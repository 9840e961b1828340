/** Questions that a company may add to the sign-up form; none of them is required (DEC02). */
export const signUpExtras = ['company', 'officePhone', 'messengerNumber', 'address', 'port'] as const
export type SignUpExtra = (typeof signUpExtras)[number]
