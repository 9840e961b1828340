/** When a purchase starts to count as late; company settings like the others. */
export const latenessSettings = {
  lateProcessingDays: {
    section: 'bidding',
    kind: 'whole',
    fallback: 2,
    unit: '',
    min: 0,
    max: 365,
    help: true,
    about: 'days after which a purchase that is still being processed counts as late',
  },
  lateShipDays: {
    section: 'bidding',
    kind: 'whole',
    fallback: 7,
    unit: '',
    min: 0,
    max: 365,
    help: true,
    about: 'days after which a purchase that is waiting for a ship counts as late',
  },
  lateUnpaidDays: {
    section: 'bidding',
    kind: 'whole',
    fallback: 3,
    unit: '',
    min: 0,
    max: 365,
    help: true,
    about: 'days before sailing from which an unpaid purchase counts as late',
  },
} as const
