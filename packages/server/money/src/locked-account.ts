import type { lockAccount } from '@seriba/server-account/lock-account'

export type Account = Awaited<ReturnType<typeof lockAccount>>
