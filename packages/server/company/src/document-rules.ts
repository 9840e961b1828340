import type { DocumentRules } from '@seriba/domain/purchases/documents'
import type { Company } from './company.ts'

/** The purchase status from which the company wants each of its documents. */
export const documentRules = (company: Company): DocumentRules => ({
  exportCertificate: company.exportCertificateFrom,
  billOfLading: company.billOfLadingFrom,
  passport: company.passportFrom,
  paymentSlip: company.paymentSlipFrom,
})
