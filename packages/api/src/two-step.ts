import * as clients from '@seriba/contracts/clients'
import * as contracts from '@seriba/contracts/two-step'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag } from './tags.ts'

const twoStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    // As with the password: whoever is in asks for the profile next, which opens the session.
    passSecondStep: build.mutation({ ...bind(contracts.passSecondStep) }),
    offerForcedSetUp: build.mutation({ ...bind(contracts.offerForcedSetUp) }),
    confirmForcedSetUp: build.mutation({ ...bind(contracts.confirmForcedSetUp) }),
    beginTwoStep: build.mutation({ ...bind(contracts.beginTwoStep) }),
    confirmTwoStep: build.mutation({ ...bind(contracts.confirmTwoStep), invalidatesTags: ['Account'] }),
    turnOffTwoStep: build.mutation({ ...bind(contracts.turnOffTwoStep), invalidatesTags: ['Account'] }),
    renewRecoveryCodes: build.mutation({
      ...bind(contracts.renewRecoveryCodes),
      invalidatesTags: ['Account'],
    }),
    resetTwoStep: build.mutation({
      ...bind(clients.resetTwoStep),
      invalidatesTags: (_done, _error, { id }) => [idTag('Client', id)],
    }),
  }),
})

export const {
  usePassSecondStepMutation,
  useOfferForcedSetUpMutation,
  useConfirmForcedSetUpMutation,
  useBeginTwoStepMutation,
  useConfirmTwoStepMutation,
  useTurnOffTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useResetTwoStepMutation,
} = twoStepApi
