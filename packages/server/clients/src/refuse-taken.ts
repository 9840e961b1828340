import { Refusal } from '@seriba/server-kit/refusal'
import pg from 'pg'

const fieldsOf: Record<string, ConstructorParameters<typeof Refusal>[1]> = {
  users_short_code: { fields: { shortCode: 'short_code_taken' } },
  users_email: { fields: { email: 'email_taken' } },
}

/** No two accounts have one code, or one email address. */
export function refuseTaken(error: unknown): never {
  const details = error instanceof pg.DatabaseError && fieldsOf[error.constraint ?? '']
  throw details ? new Refusal('invalid_input', details) : error
}
