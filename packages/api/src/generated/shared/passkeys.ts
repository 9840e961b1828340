// Generated from packages/contracts/src/passkeys.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/passkeys'
import * as cache from '../../cache/passkeys.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds the passkey that a device has created. The owner is notified by email. `POST /user/passkeys/create` */
export const addPasskey = mutation(contracts.addPasskey, cache.addPasskey)
export const useAddPasskeyMutation = useMutationOf(addPasskey)

/** The caller's passkeys, newest first. `GET /user/passkeys` */
export const listPasskeys = query(contracts.listPasskeys, cache.listPasskeys)
export const useListPasskeysQuery = useQueryOf(listPasskeys)
export const useLazyListPasskeysQuery = useLazyQueryOf(listPasskeys)

/** Starts adding a passkey, given the caller's password; it must be added within five minutes. `POST /user/passkeys/offer` */
export const offerPasskey = mutation(contracts.offerPasskey)
export const useOfferPasskeyMutation = useMutationOf(offerPasskey)

/** Removes one of the caller’s passkeys, given the password. `POST /user/passkeys/remove` */
export const removePasskey = mutation(contracts.removePasskey, cache.removePasskey)
export const useRemovePasskeyMutation = useMutationOf(removePasskey)
