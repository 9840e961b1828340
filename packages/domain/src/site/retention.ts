import { addDays } from '../time/jst.ts'

/** How long something can be kept; null means forever. */
export const retentionPeriods = {
  days30: 30,
  days90: 90,
  days180: 180,
  year1: 365,
  days400: 400,
  years2: 2 * 365,
  years7: 7 * 366,
  years10: 10 * 366,
  always: null,
} as const satisfies Record<string, number | null>

export type RetentionPeriod = keyof typeof retentionPeriods

/**
 * What a company can have deleted once it is old, and how long each may be kept. The shortest period is the minimum:
 * Japanese companies keep the records behind their books for seven years. Ledger, invoices and bids are not listed:
 * they stay.
 */
export const retained = {
  keepAudit: ['years7', 'years10', 'always'],
  keepMails: ['days30', 'days90', 'year1', 'always'],
  keepDevices: ['days90', 'days180', 'days400', 'years2'],
  keepUploads: ['days30', 'days90', 'year1', 'always'],
  keepRefusedPapers: ['days30', 'days90', 'year1', 'always'],
  keepLeftDocuments: ['days90', 'year1', 'years7', 'always'],
  keepGatewayMessages: ['days30', 'days90', 'year1'],
  keepFeedRuns: ['days30', 'days90', 'year1'],
  keepWebhookLog: ['days30', 'days90', 'year1'],
} as const satisfies Record<string, readonly RetentionPeriod[]>

export type RetainedName = keyof typeof retained
export type Retention = { [Name in RetainedName]: (typeof retained)[Name][number] }

export const retainedNames = Object.keys(retained) as RetainedName[]

/** The first Japanese day that is kept: anything older may be deleted. Null if everything is kept. */
export function retainedFrom(period: RetentionPeriod, today: string): string | null {
  const days = retentionPeriods[period]
  return days === null ? null : addDays(today, -days)
}
