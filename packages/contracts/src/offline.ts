/** On an answer that the service worker kept: when the server gave it, ISO 8601 in UTC. */
export const keptAtHeader = 'x-seriba-kept-at'

/** What a page asks its service worker for: keep files that it loaded before the worker was there. */
export type WorkerRequest = { type: 'keep'; urls: readonly string[] }
