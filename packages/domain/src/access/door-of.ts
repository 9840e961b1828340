import type { Door } from './audience.ts'
import { type CallName, callAudiences } from './calls.ts'
import { flagsOfCall } from './flags.ts'

type DoorOf<C extends CallName> = Door & { audience: (typeof callAudiences)[C] }

/** Whom a call is for, and what he needs: what its contract says of it. */
export const doorOf = <const C extends CallName>(call: C): DoorOf<C> => ({
  audience: callAudiences[call],
  needs: flagsOfCall(call),
})
