// Generated from packages/contracts/src/two-step.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/two-step'
import { mutation, useMutationOf } from '#engine'

/** The first code of it ends the sign-in. `POST /auth/second-step/confirm` */
export const confirmForcedSetUp = mutation(contracts.confirmForcedSetUp)
export const useConfirmForcedSetUpMutation = useMutationOf(confirmForcedSetUp)

/** For who has to set up his second step before anything else: what to scan. `POST /auth/second-step/set-up` */
export const offerForcedSetUp = mutation(contracts.offerForcedSetUp)
export const useOfferForcedSetUpMutation = useMutationOf(offerForcedSetUp)

/** Ends a sign-in that asked for a code; the browser that has shown the password has ten minutes. `POST /auth/second-step` */
export const passSecondStep = mutation(contracts.passSecondStep)
export const usePassSecondStepMutation = useMutationOf(passSecondStep)
