export const signInPath = '/auth/login'
export const profilePath = '/profile'
