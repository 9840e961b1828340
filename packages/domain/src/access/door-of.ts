import type { Audience } from './audience.ts'
import { type CallName, callAudiences } from './calls.ts'
import { flagsOfCall } from './flags.ts'
import type { PermissionFlag } from './permissions.ts'

type Door = {
  audience: Audience
  /** Permission flags that must all be on. */
  needs: readonly PermissionFlag[]
}

/** Whom a call is for, and what he needs beside. */
export const doorOf = (call: CallName): Door => ({
  audience: callAudiences[call],
  needs: flagsOfCall(call),
})
