import { emailProblem } from '@seriba/domain/access/sign-up'

/** What is wrong with a colleague's name and email address. */
export function personProblems({ fullName, email }: { fullName: string; email: string }) {
  const wrong = emailProblem(email)
  return {
    ...(fullName.trim() === '' && { fullName: 'field_required' as const }),
    ...(wrong && { email: wrong }),
  }
}
