import { emailProblem } from '@seriba/domain/access/sign-up'
import { ApiError } from '@seriba/server-kit/api-error'

/** A colleague's name and email address as columns, once both are complete. */
export function personColumns(typed: { fullName: string; email: string }) {
  const person = { email: typed.email.trim(), full_name: typed.fullName.trim().replace(/\s+/g, ' ') }
  const email = emailProblem(person.email)
  const fields = {
    ...(person.full_name === '' && { fullName: 'field_required' as const }),
    ...(email && { email }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return person
}
