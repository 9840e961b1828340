import { retained } from '@seriba/domain/site/retention'
import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** How much of each kind of data would be deleted; a period that is left out is the one in force. */
export const previewRetention = contract({
  method: 'GET',
  path: '/site/retention',
  operation: 'retention.previewRetention',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    /** For how long entries of the audit log are kept. */
    keepAudit: z.optional(z.enum(retained.keepAudit)),
    /** For how long emails are kept that were not sent. */
    keepMails: z.optional(z.enum(retained.keepMails)),
    /** For how long a browser is known after its last login. */
    keepDevices: z.optional(z.enum(retained.keepDevices)),
    /** For how long lines of uploaded files are kept. */
    keepUploads: z.optional(z.enum(retained.keepUploads)),
    /** For how long refused documents of clients are kept. */
    keepRefusedPapers: z.optional(z.enum(retained.keepRefusedPapers)),
    /** For how long documents of deleted clients’ purchases are kept. */
    keepLeftDocuments: z.optional(z.enum(retained.keepLeftDocuments)),
    /** For how long messages of the auction gateway are kept. */
    keepGatewayMessages: z.optional(z.enum(retained.keepGatewayMessages)),
    /** For how long runs of feeds are kept. */
    keepFeedRuns: z.optional(z.enum(retained.keepFeedRuns)),
    /** For how long events for dealers’ programs, and what became of them, are kept. */
    keepWebhookLog: z.optional(z.enum(retained.keepWebhookLog)),
  }),
  slow: true,
  output: z.object({
    /** Rows older than the period, by what they are. */
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
