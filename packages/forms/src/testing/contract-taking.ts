import { contract } from '@seriba/contracts/contract'
import { success } from '@seriba/contracts/fields'
import type * as z from 'zod/mini'

/** A test form’s request: it accepts this input and answers that it was done. */
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
