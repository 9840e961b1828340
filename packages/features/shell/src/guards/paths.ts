export { signInPath } from '@seriba/domain/site/sign-in-path'

export const profilePath = '/profile'
