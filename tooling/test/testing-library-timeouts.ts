import { configure, getConfig } from '@testing-library/react'

const { asyncWrapper } = getConfig()
const nextTurn = globalThis.setImmediate

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 15_000,
  // Forms check themselves in a promise: what follows is drawn before the test goes on.
  asyncWrapper: async (action) => {
    const result = await asyncWrapper(action)
    await new Promise((resolve) => nextTurn(resolve))
    return result
  },
})
