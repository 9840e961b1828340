import { createRequire } from 'node:module'

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = createRequire(
  import.meta.url,
)('react')

// React's development build keeps a stack for every element it creates, up to ten thousand per second. They were a
// sixth of the time of component tests, and no test reads them: React is told that it has created enough.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
