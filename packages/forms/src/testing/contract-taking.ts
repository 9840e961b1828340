import { contract } from '@seriba/contracts/contract'
import { success } from '@seriba/contracts/fields'
import type * as z from 'zod/mini'

/** A request that a form of a test sends: it takes this and answers that it was done. */
export const contractTaking = <Input extends z.ZodMiniObject>(input: Input) =>
  contract({
    method: 'POST',
    path: '/user/change-password',
    operation: 'user.changePassword',
    audience: 'anyone',
    input,
    output: success(),
    errors: [],
  })
