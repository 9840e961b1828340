/** On an answer that the service worker kept: when the server gave it, ISO 8601 in UTC. */
export const keptAtHeader = 'x-seriba-kept-at'

/** What a page asks of its service worker: to keep files that were loaded before the worker was there. */
export type WorkerRequest = { type: 'keep'; urls: readonly string[] }
