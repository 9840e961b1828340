import { documentSteps } from '@seriba/domain/purchases/documents'

/** From which status of a purchase its papers are wanted; settings of the company as the others are. */
export const documentSettings = {
  exportCertificateFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'waitingLoading',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which its export certificate is missed, or `never`',
  },
  billOfLadingFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'inTransit',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which its bill of lading is missed, or `never`',
  },
  passportFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'never',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which its passport is wanted of the buyer, or `never`',
  },
  paymentSlipFrom: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'never',
    values: documentSteps,
    options: 'steps',
    about: 'the status of a purchase from which its payment slip is wanted of the buyer, or `never`',
  },
} as const
