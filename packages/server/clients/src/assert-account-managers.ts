import type { ErrorCode } from '@seriba/contracts/errors'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { isAccountManager } from './account-managers.repository.ts'

/** Account numbers; 0 means nobody. */
export type AccountManagers = { managerId?: number | undefined; dealerId?: number | undefined }

/** Refuses people who cannot look after a client, at the field that names them. Nobody is their own dealer. */
export async function assertAccountManagers(
  tx: Tx,
  { managerId = 0, dealerId = 0 }: AccountManagers,
  clientId?: number,
) {
  const fields: Record<string, ErrorCode> = {}
  if (managerId !== 0 && !(await isAccountManager(tx, 'manager', managerId)))
    fields.managerId = 'manager_unknown'
  if (dealerId !== 0 && (dealerId === clientId || !(await isAccountManager(tx, 'dealer', dealerId))))
    fields.dealerId = 'dealer_unknown'
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}
