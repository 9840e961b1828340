import { documentSteps } from '@seriba/domain/purchases/documents'

/** From which status of a purchase its documents are required; company settings like the others. */
export const documentSettings = {
  exportCertificateFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'waitingLoading',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which its export certificate counts as missing, or `never`',
  },
  billOfLadingFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'inTransit',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which its bill of lading counts as missing, or `never`',
  },
  passportFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'never',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which the buyer is asked for a passport, or `never`',
  },
  paymentSlipFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'never',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which the buyer is asked for a payment slip, or `never`',
  },
} as const
