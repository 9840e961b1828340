/** What a company charges until the ship arrives, in reading order. */
export const invoiceLineIds = [
  'price',
  'auctionFee',
  'agentFee',
  'inland',
  'handling',
  'documents',
  'inspection',
  'freight',
  'insurance',
] as const
export type InvoiceLineId = (typeof invoiceLineIds)[number]

const byPort: readonly InvoiceLineId[] = ['inspection', 'freight', 'insurance']

/** Whether a line is known while no port is chosen. */
export const isKnownWithoutPort = (id: InvoiceLineId): boolean => !byPort.includes(id)
