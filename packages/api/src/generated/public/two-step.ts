// Generated from packages/contracts/src/two-step.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/two-step'
import { mutation, useMutationOf } from '#engine'

/** Confirms the required setup with a first code, which completes the login. `POST /auth/second-step/confirm` */
export const confirmRequiredSetUp = mutation(contracts.confirmRequiredSetUp)
export const useConfirmRequiredSetUpMutation = useMutationOf(confirmRequiredSetUp)

/** For users who must set up two-step login before anything else: the code to scan. `POST /auth/second-step/set-up` */
export const startRequiredSetUp = mutation(contracts.startRequiredSetUp)
export const useStartRequiredSetUpMutation = useMutationOf(startRequiredSetUp)

/** Completes a login that asked for a code, within ten minutes and in the same browser. `POST /auth/second-step` */
export const verifySecondStep = mutation(contracts.verifySecondStep)
export const useVerifySecondStepMutation = useMutationOf(verifySecondStep)
