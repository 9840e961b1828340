/** Questions of the sign-up form that a company may add; none has to be answered (DEC02). */
export const signUpExtras = ['company', 'officePhone', 'messengerNumber', 'address', 'port'] as const
export type SignUpExtra = (typeof signUpExtras)[number]
