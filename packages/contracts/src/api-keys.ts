import {
  apiKeyLimits,
  mostApiKeys,
  mostKeyAddresses,
  revocationDays,
  rotationHours,
} from '@seriba/domain/api-keys/key-rules'
import { apiScopes } from '@seriba/domain/api-keys/scopes'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, id, instant, success, text } from './fields.ts'

/** Six digits from the authenticator app or a recovery code, if the key can bid. */
const code = () => z.optional(text(40))
/** Whose key: staff name the dealer, a dealer leaves it out. */
const dealerId = () => z.optional(id())

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** How the secret begins and ends; the rest is kept only as a hash. */
  begins: z.string(),
  endsWith: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** How many calls it may make per minute, and how many it has made in the current one. */
  perMinute: z.int(),
  callsThisMinute: z.int(),
  /** Addresses and networks it may be used from; with none, from anywhere. */
  addresses: z.array(z.string()),
  createdAt: instant(),
  /** Accurate to the minute. */
  lastUsedAt: z.nullable(instant()),
  endsAt: z.nullable(instant()),
  /** Until when the secret from before the last renewal works; null if it no longer does. */
  previousUntil: z.nullable(instant()),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The only answer that contains the secret. */
const NewApiKey = z.object({ key: ApiKey, secret: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

/** A dealer's API keys that have not been revoked, newest first. */
export const listApiKeys = contract({
  method: 'GET',
  path: '/user/api-keys',
  operation: 'apiKeys.listApiKeys',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId() }),
  output: z.object({
    keys: z.array(ApiKey),
    /** How many keys a dealer may have. */
    most: z.int().check(z.lte(mostApiKeys)),
    /** By all keys, since midnight in Japan. */
    callsToday: z.int(),
    /** Whether the caller has turned on two-step login, without which no key can bid. */
    twoStep: z.boolean(),
  }),
  errors: ['dealer_unknown', 'client_not_found'],
})

/**
 * Creates a link to download a dealer’s keys, without their secrets, as a file; it works for one minute and only for
 * the caller.
 */
export const exportApiKeys = contract({
  method: 'GET',
  path: '/user/api-keys-export',
  operation: 'apiKeys.exportApiKeys',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId(), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['dealer_unknown', 'client_not_found'],
})

/** Creates an API key. The secret is in this answer and nowhere else. */
export const createApiKey = contract({
  method: 'POST',
  path: '/user/api-keys',
  operation: 'apiKeys.createApiKey',
  audience: 'dealerOrManager',
  input: z.object({
    dealerId: dealerId(),
    /** What it is for, such as “Website”. */
    name: text(60),
    scopes: z.array(z.enum(apiScopes)).check(z.maxLength(apiScopes.length)),
    perMinute: z.literal([...apiKeyLimits]),
    /** The program's addresses and networks, such as `203.0.113.7` and `203.0.113.0/28`; with none, any are allowed. */
    addresses: z._default(z.array(text(60)).check(z.maxLength(mostKeyAddresses)), []),
    /** The last Japanese day on which it works; empty for no end. */
    endsOn: z._default(dateString(), ''),
    code: code(),
  }),
  output: NewApiKey,
  errors: [
    'dealer_unknown',
    'client_not_found',
    'field_required',
    'date_passed',
    'key_addresses',
    'too_many_keys',
    'two_step_required',
    'second_code_wrong',
  ],
})

/**
 * Gives a key a new secret. The previous one keeps working for the given number of hours; any older one stops working.
 */
export const rotateApiKey = contract({
  method: 'POST',
  path: '/user/api-key-rotate',
  operation: 'apiKeys.rotateApiKey',
  audience: 'dealerOrManager',
  input: z.object({
    id: id(),
    dealerId: dealerId(),
    oldWorksHours: z.literal([...rotationHours]),
    code: code(),
  }),
  output: NewApiKey,
  errors: [
    'dealer_unknown',
    'client_not_found',
    'not_found',
    'key_ended',
    'two_step_required',
    'second_code_wrong',
  ],
})

/** Revokes a key, either at once or after a week. */
export const revokeApiKey = contract({
  method: 'POST',
  path: '/user/api-key-revoke',
  operation: 'apiKeys.revokeApiKey',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId(), inDays: z.literal([...revocationDays]) }),
  output: success(),
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})
