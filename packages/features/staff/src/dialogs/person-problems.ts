import { emailProblem } from '@seriba/domain/access/sign-up'

/** What a colleague's name and address cannot be. */
export function personProblems({ fullName, email }: { fullName: string; email: string }) {
  const wrong = emailProblem(email)
  return {
    ...(fullName.trim() === '' && { fullName: 'field_required' as const }),
    ...(wrong && { email: wrong }),
  }
}
