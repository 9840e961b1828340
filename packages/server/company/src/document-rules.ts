import type { DocumentRules } from '@seriba/domain/purchases/documents'
import type { Company } from './company.ts'

/** From which status of a purchase the company wants its papers. */
export const documentRules = (company: Company): DocumentRules => ({
  exportCertificate: company.exportCertificateFrom,
  billOfLading: company.billOfLadingFrom,
  passport: company.passportFrom,
  paymentSlip: company.paymentSlipFrom,
})
