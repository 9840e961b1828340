// Generated from packages/contracts/src/api-keys.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/api-keys'
import * as cache from '../../cache/api-keys.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates an API key. The secret is in this answer and nowhere else. `POST /user/api-keys` */
export const createApiKey = mutation(contracts.createApiKey, cache.createApiKey)
export const useCreateApiKeyMutation = useMutationOf(createApiKey)

/** Creates a link to download a dealer’s keys, without their secrets, as a file; it works for one minute and only for the caller. `GET /user/api-keys-export` */
export const exportApiKeys = query(contracts.exportApiKeys, cache.exportApiKeys)
export const useExportApiKeysQuery = useQueryOf(exportApiKeys)
export const useLazyExportApiKeysQuery = useLazyQueryOf(exportApiKeys)

/** A dealer's API keys that have not been revoked, newest first. `GET /user/api-keys` */
export const listApiKeys = query(contracts.listApiKeys, cache.listApiKeys)
export const useListApiKeysQuery = useQueryOf(listApiKeys)
export const useLazyListApiKeysQuery = useLazyQueryOf(listApiKeys)

/** Revokes a key, either at once or after a week. `POST /user/api-key-revoke` */
export const revokeApiKey = mutation(contracts.revokeApiKey, cache.revokeApiKey)
export const useRevokeApiKeyMutation = useMutationOf(revokeApiKey)

/** Gives a key a new secret. The previous one keeps working for the given number of hours; any older one stops working. `POST /user/api-key-rotate` */
export const rotateApiKey = mutation(contracts.rotateApiKey, cache.rotateApiKey)
export const useRotateApiKeyMutation = useMutationOf(rotateApiKey)
