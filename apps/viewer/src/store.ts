import { makeStore } from '@seriba/api/store'

export const store = makeStore()
