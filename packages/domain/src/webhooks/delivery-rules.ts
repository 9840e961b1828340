import { dayMs, hourMs } from '../time/jst.ts'

/** Addresses that a dealer may have at the same time. */
export const mostWebhooks = 5

/** Secrets begin with it, as Standard Webhooks has it. */
export const webhookSecretPrefix = 'whsec_'

/** For how many days deliveries are kept at least; a company may keep them for up to a year. */
export const deliveriesKeptDays = 30
export const deliveriesKeptAtMost = 365

/** Whether an address is told: switched off by its dealer, or by us once it has failed for days. */
export const webhookStates = ['on', 'off', 'failed'] as const
export type WebhookState = (typeof webhookStates)[number]

/** `held` waits until its address is switched on again. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'held'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why there was no answer; `secret` cannot be read any more, because the server's own has changed. */
export const deliveryErrors = ['timeout', 'dns', 'tls', 'inside', 'connection', 'secret'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

const minuteMs = hourMs / 60

/** How long to wait after the first try, the second and so on: eight tries within a day. */
const pausesMs = [1, 5, 30, 120, 300, 480, 480].map((minutes) => minutes * minuteMs)

export const mostTries = pausesMs.length + 1

/** By what part of itself a pause grows at most, so that what failed together is not sent again together. */
const jitter = 0.1

/** How long to wait after a failed try; null where it was the last. `random` is from 0 to 1. */
export function retryPause(tries: number, random: number): number | null {
  const pause = pausesMs[tries - 1]
  return pause === undefined ? null : Math.round(pause * (1 + jitter * random))
}

/** An address without one good answer for so long is switched off. */
export const failingDays = 3

export const isGivenUp = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= failingDays * dayMs

/** A program that answers `Gone` does not want to hear it again. */
export const isGone = (status: number | null) => status === 410

export const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300
