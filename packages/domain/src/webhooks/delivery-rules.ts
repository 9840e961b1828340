import { dayMs, hourMs } from '../time/jst.ts'

/** How many addresses a dealer may have at once. */
export const mostWebhooks = 5

/** Secrets begin with this prefix, as Standard Webhooks requires. */
export const webhookSecretPrefix = 'whsec_'

/** For how many days deliveries are kept at least; a company may keep them for up to a year. */
export const deliveriesKeptDays = 30
export const deliveriesKeptAtMost = 365

/**
 * Whether an address receives events: it may be switched off by its dealer, or by us after it has failed for days.
 */
export const webhookStates = ['on', 'off', 'failed'] as const
export type WebhookState = (typeof webhookStates)[number]

/** `held` waits until its address is switched on again. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'held'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why there was no answer; `secret` can no longer be read, because the server's own secret has changed. */
export const deliveryErrors = ['timeout', 'dns', 'tls', 'inside', 'connection', 'secret'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

const minuteMs = hourMs / 60

/** How long to wait after the first try, the second and so on: eight tries within a day. */
const pausesMs = [1, 5, 30, 120, 300, 480, 480].map((minutes) => minutes * minuteMs)

export const mostTries = pausesMs.length + 1

/**
 * The maximum part of itself by which a pause grows, so that deliveries that failed together are not sent again
 * together.
 */
const jitter = 0.1

/** How long to wait after a failed try; null if it was the last. `random` is from 0 to 1. */
export function retryPause(tries: number, random: number): number | null {
  const pause = pausesMs[tries - 1]
  return pause === undefined ? null : Math.round(pause * (1 + jitter * random))
}

/** An address without a single successful answer for this long is switched off. */
export const failingDays = 3

export const hasFailedTooLong = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= failingDays * dayMs

/** A program that answers `Gone` does not want to receive events any more. */
export const isGone = (status: number | null) => status === 410

export const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300
