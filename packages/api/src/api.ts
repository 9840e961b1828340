import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'
import { brokenParts } from './broken-answer.ts'
import { tagTypes } from './tags.ts'

/** The server's cache. Endpoints are injected by the files of their concern. */
export const api = createApi({
  baseQuery,
  tagTypes,
  // What failed or became stale while the network was down is fetched when it is back.
  refetchOnReconnect: true,
  // Waiting for unrelated queries would leave a changed bid stale on screen.
  invalidationBehavior: 'immediately',
  catchSchemaFailure: ({ issues }) => ({
    status: 'CUSTOM_ERROR' as const,
    error: brokenParts(issues).join('\n'),
  }),
  endpoints: () => ({}),
})
