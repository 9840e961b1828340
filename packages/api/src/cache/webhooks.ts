import type * as contracts from '@seriba/contracts/webhooks'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

/** Addresses are part of their dealer's profile and have no tag of their own, which every app would load. */
const all = idTag('Profile', 'webhooks')
const sent = idTag('Profile', 'webhook deliveries')

export const listWebhooks: QueryRules<typeof contracts.listWebhooks> = { providesTags: [all] }
export const listWebhookDeliveries: QueryRules<typeof contracts.listWebhookDeliveries> = {
  providesTags: [sent],
}
export const viewWebhookDelivery: QueryRules<typeof contracts.viewWebhookDelivery> = { providesTags: [sent] }

const ofList = <Done>(done: Done | undefined) => (done ? [all] : [])

export const createWebhook: MutationRules<typeof contracts.createWebhook> = { invalidatesTags: ofList }
export const updateWebhook: MutationRules<typeof contracts.updateWebhook> = { invalidatesTags: ofList }
export const rotateWebhookSecret: MutationRules<typeof contracts.rotateWebhookSecret> = {
  invalidatesTags: ofList,
}
export const deleteWebhook: MutationRules<typeof contracts.deleteWebhook> = { invalidatesTags: [all] }
export const switchWebhook: MutationRules<typeof contracts.switchWebhook> = { invalidatesTags: [all, sent] }
export const testWebhook: MutationRules<typeof contracts.testWebhook> = { invalidatesTags: [sent] }
export const replayWebhookDelivery: MutationRules<typeof contracts.replayWebhookDelivery> = {
  invalidatesTags: [sent],
}
export const replayFailedDeliveries: MutationRules<typeof contracts.replayFailedDeliveries> = {
  invalidatesTags: [sent],
}

export const exportWebhooks: QueryRules<typeof contracts.exportWebhooks> = { keepUnusedDataFor: 0 }

export const exportWebhookDeliveries: QueryRules<typeof contracts.exportWebhookDeliveries> = {
  keepUnusedDataFor: 0,
}
