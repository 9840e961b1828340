import { retained } from '@seriba/domain/site/retention'
import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** How much of each kind of data would be deleted; a period that is left out is the current one. */
export const previewRetention = contract({
  method: 'GET',
  path: '/site/retention',
  operation: 'retention.previewRetention',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    /** How long audit log entries are kept. */
    keepAudit: z.optional(z.enum(retained.keepAudit)),
    /** How long unsent emails are kept. */
    keepMails: z.optional(z.enum(retained.keepMails)),
    /** How long a browser is remembered after its last login. */
    keepDevices: z.optional(z.enum(retained.keepDevices)),
    /** How long lines of uploaded files are kept. */
    keepUploads: z.optional(z.enum(retained.keepUploads)),
    /** How long clients' refused documents are kept. */
    keepRefusedPapers: z.optional(z.enum(retained.keepRefusedPapers)),
    /** How long documents of deleted clients’ purchases are kept. */
    keepLeftDocuments: z.optional(z.enum(retained.keepLeftDocuments)),
    /** How long messages of the auction gateway are kept. */
    keepGatewayMessages: z.optional(z.enum(retained.keepGatewayMessages)),
    /** How long feed runs are kept. */
    keepFeedRuns: z.optional(z.enum(retained.keepFeedRuns)),
    /** How long events for dealers’ programs, and what became of them, are kept. */
    keepWebhookLog: z.optional(z.enum(retained.keepWebhookLog)),
  }),
  slow: true,
  output: z.object({
    /** Rows older than the period, by kind. */
    rows: z.object({
      keepAudit: z.int(),
      keepMails: z.int(),
      keepDevices: z.int(),
      keepUploads: z.int(),
      keepRefusedPapers: z.int(),
      keepLeftDocuments: z.int(),
      keepGatewayMessages: z.int(),
      keepFeedRuns: z.int(),
      keepWebhookLog: z.int(),
    }),
  }),
  errors: [],
})
