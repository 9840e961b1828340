/** How invoices are issued, and which part of the ledger is closed; company settings like the others. */
export const moneySettings = {
  invoiceOnPrice: {
    section: 'money',
    kind: 'switch',
    fallback: false,
    help: true,
    about:
      '`true` issues the invoice of a purchase as soon as its price is known, and another one when its charges change',
  },
  invoiceDueDays: {
    section: 'money',
    kind: 'whole',
    fallback: 3,
    unit: '',
    min: 0,
    max: 180,
    help: true,
    about: 'days from the issue of an invoice until it is due, if staff name no day',
  },
  closedUntil: {
    section: 'money',
    kind: 'text',
    fallback: '',
    form: 'day',
    max: 10,
    help: true,
    about:
      'the last day of the accounting period that is closed, such as `2026-10-31`: nothing is entered in the ledger on or before it',
  },
} as const
