// Generated from packages/contracts/src/two-step.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/two-step'
import * as cache from '../../cache/two-step.ts'
import { mutation, useMutationOf } from '#engine'

/** Starts the setup of two-step login for the caller; nothing changes before the first code. `POST /user/two-step/begin` */
export const beginTwoStep = mutation(contracts.beginTwoStep)
export const useBeginTwoStepMutation = useMutationOf(beginTwoStep)

/** Turns two-step login on with a first code; other sessions are closed. `POST /user/two-step/confirm` */
export const confirmTwoStep = mutation(contracts.confirmTwoStep, cache.confirmTwoStep)
export const useConfirmTwoStepMutation = useMutationOf(confirmTwoStep)

/** Issues new recovery codes; the previous ones stop working. `POST /user/two-step/recovery-codes` */
export const renewRecoveryCodes = mutation(contracts.renewRecoveryCodes, cache.renewRecoveryCodes)
export const useRenewRecoveryCodesMutation = useMutationOf(renewRecoveryCodes)

/** Turns two-step login off, given a password and a code. `POST /user/two-step/turn-off` */
export const turnOffTwoStep = mutation(contracts.turnOffTwoStep, cache.turnOffTwoStep)
export const useTurnOffTwoStepMutation = useMutationOf(turnOffTwoStep)
