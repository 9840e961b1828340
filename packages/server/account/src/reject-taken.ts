import { ApiError } from '@seriba/server-kit/api-error'
import pg from 'pg'

const fieldsOf: Record<string, ConstructorParameters<typeof ApiError>[1]> = {
  users_short_code: { fields: { shortCode: 'short_code_taken' } },
  users_email: { fields: { email: 'email_taken' } },
}

/** No two accounts can share a code or an email address. */
export function rejectTaken(error: unknown): never {
  const details = error instanceof pg.DatabaseError && fieldsOf[error.constraint ?? '']
  throw details ? new ApiError('invalid_input', details) : error
}
