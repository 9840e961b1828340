import { retained } from '@seriba/domain/site/retention'

/** How long everything that is not part of the books is kept; company settings like the others. */
export const retentionSettings = {
  keepAudit: {
    section: 'retention',
    kind: 'choice',
    fallback: 'always',
    values: retained.keepAudit,
    options: 'periods',
    help: true,
    about: 'how long audit log entries are kept: `years7`, `years10` or `always`',
  },
  keepMails: {
    section: 'retention',
    kind: 'choice',
    fallback: 'always',
    values: retained.keepMails,
    options: 'periods',
    help: true,
    about:
      'how long emails are kept that no mail server was set up to send: `days30`, `days90`, `year1` or `always`',
  },
  keepDevices: {
    section: 'retention',
    kind: 'choice',
    fallback: 'days400',
    values: retained.keepDevices,
    options: 'periods',
    help: true,
    about:
      'how long a browser is remembered after its last login: `days90`, `days180`, `days400` or `years2`; a login from an unknown one is reported by email',
  },
  keepUploads: {
    section: 'retention',
    kind: 'choice',
    fallback: 'always',
    values: retained.keepUploads,
    options: 'periods',
    help: true,
    about:
      'how long the lines of files are kept that clients and purchases were imported from: `days30`, `days90`, `year1` or `always`',
  },
  keepRefusedPapers: {
    section: 'retention',
    kind: 'choice',
    fallback: 'always',
    values: retained.keepRefusedPapers,
    options: 'periods',
    help: true,
    about: 'how long clients’ refused documents are kept: `days30`, `days90`, `year1` or `always`',
  },
  keepLeftDocuments: {
    section: 'retention',
    kind: 'choice',
    fallback: 'always',
    values: retained.keepLeftDocuments,
    options: 'periods',
    help: true,
    about:
      'how long purchases’ documents are kept once their client’s personal data has been deleted: `days90`, `year1`, `years7` or `always`',
  },
  keepGatewayMessages: {
    section: 'retention',
    kind: 'choice',
    fallback: 'days90',
    values: retained.keepGatewayMessages,
    options: 'periods',
    about: 'how long messages of the auction gateway are kept: `days30`, `days90` or `year1`',
  },
  keepFeedRuns: {
    section: 'retention',
    kind: 'choice',
    fallback: 'days90',
    values: retained.keepFeedRuns,
    options: 'periods',
    about: 'how long feed runs and their bad lines are kept: `days30`, `days90` or `year1`',
  },
  keepWebhookLog: {
    section: 'retention',
    kind: 'choice',
    fallback: 'days30',
    values: retained.keepWebhookLog,
    options: 'periods',
    help: true,
    about:
      'how long events for dealers’ programs and their deliveries are kept: `days30`, `days90` or `year1`',
  },
} as const
