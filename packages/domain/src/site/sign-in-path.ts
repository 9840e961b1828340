/** Where people log in, in either app. */
export const signInPath = '/auth/login'
