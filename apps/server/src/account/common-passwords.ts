import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether guessers try it first: it is among the passwords most often found in leaks. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase())
