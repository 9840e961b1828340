/** Paying money in. */
export const funds = {
  title: 'Add funds',
  deposit: 'Deposit',
  fixed: 'A fixed amount. It unlocks bidding and stays in your balance.',
  method: 'Payment method',
  methods: {
    wallet: 'Online wallet',
    transfer: 'International transfer',
    bank: 'Bank transfer',
  },
  takes: {
    wallet: 'Instant',
    transfer: 'Card or local bank, same day',
    bank: '{{from}}–{{to}} business days',
  },
  notOffered: 'Not available',
  noneOffered:
    'Online payments aren’t set up at {{company}}. Your manager will tell you how to pay the deposit.',
  writeTo: 'Message your manager',
  next: 'Continue',
  invoiceDownload: 'Download invoice',
  reference: 'Reference',
  bank: { bank: 'Bank', branch: 'Branch', swift: 'SWIFT', account: 'Account', holder: 'Holder' },
  bankText:
    '{{from}}–{{to}} business days. The reference is valid until {{until}}. Include it, or we may not find your payment.',
  copy: 'Copy: {{name}}',
  copied: 'Copied',
  print: 'Invoice',
  done: 'Done',
  otherWay: 'Pay another way',
  failed: 'Something went wrong',
  repeat: 'Repeat',
  invoice: {
    title: 'Invoice',
    date: 'Date',
    validUntil: 'Valid until',
    to: 'To',
    what: 'For',
    deposit: 'Deposit for bidding at Japanese vehicle auctions',
    note: 'Please include the reference with your transfer so we can match it.',
  },
} as const
