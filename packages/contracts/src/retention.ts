import { retained } from '@seriba/domain/site/retention'
import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** What of each would be deleted; a period that is left out is the one in force. */
export const previewRetention = contract({
  method: 'GET',
  path: '/site/retention',
  operation: 'retention.previewRetention',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    keepAudit: z.optional(z.enum(retained.keepAudit)),
    keepMails: z.optional(z.enum(retained.keepMails)),
    keepDevices: z.optional(z.enum(retained.keepDevices)),
    keepUploads: z.optional(z.enum(retained.keepUploads)),
    keepRefusedPapers: z.optional(z.enum(retained.keepRefusedPapers)),
    keepLeftDocuments: z.optional(z.enum(retained.keepLeftDocuments)),
    keepGatewayMessages: z.optional(z.enum(retained.keepGatewayMessages)),
    keepFeedRuns: z.optional(z.enum(retained.keepFeedRuns)),
  }),
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
    }),
  }),
  errors: [],
})
