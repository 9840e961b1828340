/** Receipts that buyers add to their own payments. */
export const receipts = {
  none: 'There are no receipts yet. Staff sees what you add.',
  add: 'Add a receipt',
  addOf: 'Add a receipt to entry {{id}}',
  added: '{{name}} added.',
  faults: {
    file_kind: 'Only PDF, JPG, and PNG files are accepted.',
    file_size: 'The file has to be smaller than 10 MB and not empty.',
  },
} as const
