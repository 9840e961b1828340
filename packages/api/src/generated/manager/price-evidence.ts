// Generated from packages/contracts/src/price-evidence.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/price-evidence'
import * as cache from '../../cache/price-evidence.ts'
import { mutation, useMutationOf } from '#engine'

/** Has an earlier auction shown as the car's again: by staff who may correct lots whoever hid it, by others what they hid themselves. `POST /lot/restore-match` */
export const restoreMatch = mutation(contracts.restoreMatch, cache.restoreMatch)
export const useRestoreMatchMutation = useMutationOf(restoreMatch)
