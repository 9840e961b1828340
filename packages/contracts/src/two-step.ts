import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { responseTokens, success, text } from './fields.ts'

/** Six digits from the app, or a recovery code as it was written down. */
const code = () => text(40).check(z.minLength(1))
const password = () => text(200).check(z.minLength(1))
const empty = z.object({})

/** What an authenticator app is given: as text to type, and as the address in a QR code. */
export const TwoStepOffer = z.object({ secret: z.string(), uri: z.string() })
export type TwoStepOffer = z.infer<typeof TwoStepOffer>

/** Shown once, and never again. */
const recoveryCodes = { recoveryCodes: z.array(z.string()) }
const RecoveryCodes = z.object(recoveryCodes)

/** Completes a login that asked for a code, within ten minutes and in the same browser. */
export const verifySecondStep = contract({
  method: 'POST',
  path: '/auth/second-step',
  operation: 'twoStep.verifySecondStep',
  audience: 'anyone',
  input: z.object({ code: code() }),
  output: z.object({ success: z.literal(true), ...responseTokens }),
  errors: ['second_step_over', 'second_code_wrong', 'invalid_user'],
})

/** For users who must set up two-step login before anything else: the code to scan. */
export const startRequiredSetUp = contract({
  method: 'POST',
  path: '/auth/second-step/set-up',
  operation: 'twoStep.startRequiredSetUp',
  audience: 'anyone',
  input: empty,
  output: TwoStepOffer,
  errors: ['second_step_over', 'invalid_user', 'stale'],
})

/** Confirms the required setup with a first code, which completes the login. */
export const confirmRequiredSetUp = contract({
  method: 'POST',
  path: '/auth/second-step/confirm',
  operation: 'twoStep.confirmRequiredSetUp',
  audience: 'anyone',
  input: z.object({ code: code() }),
  output: z.object({ ...recoveryCodes, ...responseTokens }),
  errors: ['second_step_over', 'second_code_wrong', 'invalid_user', 'stale'],
})

/** Starts the setup of two-step login for the caller; nothing changes before the first code. */
export const beginTwoStep = contract({
  method: 'POST',
  path: '/user/two-step/begin',
  operation: 'twoStep.beginTwoStep',
  audience: 'signedIn',
  input: z.object({ password: password() }),
  output: TwoStepOffer,
  errors: ['wrong_password', 'stale'],
})

/** Turns two-step login on with a first code; other sessions are closed. */
export const confirmTwoStep = contract({
  method: 'POST',
  path: '/user/two-step/confirm',
  operation: 'twoStep.confirmTwoStep',
  audience: 'signedIn',
  input: z.object({ code: code() }),
  output: RecoveryCodes,
  errors: ['second_step_over', 'second_code_wrong', 'stale'],
})

const proof = z.object({ password: password(), code: code() })

/** Turns two-step login off, given a password and a code. */
export const turnOffTwoStep = contract({
  method: 'POST',
  path: '/user/two-step/turn-off',
  operation: 'twoStep.turnOffTwoStep',
  audience: 'signedIn',
  input: proof,
  output: success(),
  errors: ['wrong_password', 'second_code_wrong', 'stale', 'wrong_audience'],
})

/** Issues new recovery codes; the previous ones stop working. */
export const renewRecoveryCodes = contract({
  method: 'POST',
  path: '/user/two-step/recovery-codes',
  operation: 'twoStep.renewRecoveryCodes',
  audience: 'signedIn',
  input: proof,
  output: RecoveryCodes,
  errors: ['wrong_password', 'second_code_wrong', 'stale'],
})
