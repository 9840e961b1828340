// Generated from the OpenAPI document by packages/client-sdk/scripts/generate.ts: run `pnpm generate`.
/** Lists that can be read by a cursor. */
export const cursored: ReadonlySet<string> = new Set([
  '/v1/bid/bid-history',
  '/v1/bid/dealer',
  '/v1/bid/index',
  '/v1/bid/my-bid',
  '/v1/payments/listing',
  '/v1/purchased-cars/listing',
  '/v1/{pageType}/listing',
])
