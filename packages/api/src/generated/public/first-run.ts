// Generated from packages/contracts/src/first-run.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/first-run'
import * as cache from '../../cache/first-run.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Whether a one-time link still works, and how long the owner's password must be. `GET /first-run/check` */
export const checkFirstRun = query(contracts.checkFirstRun)
export const useCheckFirstRunQuery = useQueryOf(checkFirstRun)
export const useLazyCheckFirstRunQuery = useLazyQueryOf(checkFirstRun)

/** Creates the first owner of an installation that has no staff yet; the link works once. Setting up two-step login comes next, in the same browser. `POST /first-run/owner` */
export const createOwner = mutation(contracts.createOwner, cache.createOwner)
export const useCreateOwnerMutation = useMutationOf(createOwner)
