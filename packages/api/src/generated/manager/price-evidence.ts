// Generated from packages/contracts/src/price-evidence.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/price-evidence'
import * as cache from '../../cache/price-evidence.ts'
import { mutation, useMutationOf } from '#engine'

/** Shows a hidden earlier auction as the car's again. Staff who may correct lots can restore any of them, others only those they hid themselves. `POST /lot/restore-match` */
export const restoreMatch = mutation(contracts.restoreMatch, cache.restoreMatch)
export const useRestoreMatchMutation = useMutationOf(restoreMatch)
