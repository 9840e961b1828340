// Generated from packages/contracts/src/two-step.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/two-step'
import { mutation, useMutationOf } from '#engine'

/** Confirms the required setup with a first code, which completes the login. `POST /auth/second-step/confirm` */
export const confirmForcedSetUp = mutation(contracts.confirmForcedSetUp)
export const useConfirmForcedSetUpMutation = useMutationOf(confirmForcedSetUp)

/** For users who must set up two-step login before anything else: the code to scan. `POST /auth/second-step/set-up` */
export const offerForcedSetUp = mutation(contracts.offerForcedSetUp)
export const useOfferForcedSetUpMutation = useMutationOf(offerForcedSetUp)

/** Completes a login that asked for a code, within ten minutes and in the same browser. `POST /auth/second-step` */
export const passSecondStep = mutation(contracts.passSecondStep)
export const usePassSecondStepMutation = useMutationOf(passSecondStep)
