// Generated from packages/contracts/src/deposits.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/deposits'
import * as cache from '../../cache/deposits.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Announces a deposit; one that is already announced is returned again. `url` is where it is paid or, for `invoice`, its invoice: a deposit by bank transfer. `POST /payments/deposit` */
export const openDeposit = mutation(contracts.openDeposit, cache.openDeposit)
export const useOpenDepositMutation = useMutationOf(openDeposit)

/** What a deposit is, and how it can be paid here (V4). `GET /payments/deposit` */
export const viewDeposit = query(contracts.viewDeposit, cache.viewDeposit)
export const useViewDepositQuery = useQueryOf(viewDeposit)
export const useLazyViewDepositQuery = useLazyQueryOf(viewDeposit)
