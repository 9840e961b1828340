import type { AuditEntry } from '@seriba/contracts/audit'

/** Facts in wire format, for tests and stories. */
export const anEntry = (changed: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 4_120_883,
  at: '2026-11-24T00:14:09.412Z',
  actorId: 992,
  actor: 'Kenji Endo',
  actorRoleId: 991,
  action: 'client.update',
  entity: 'user',
  entityId: '104882',
  label: 'Dmitri Kovalenko',
  link: '/clients/104882',
  changes: [{ field: 'credit_limit', before: 6_000_000, after: 8_000_000 }],
  reason: 'Deposit agreed by phone',
  ip: '203.0.113.9',
  ...changed,
})

export const someEntries: AuditEntry[] = [
  anEntry(),
  anEntry({
    id: 4_120_870,
    at: '2026-11-24T00:05:17.000Z',
    actorId: null,
    actor: null,
    actorRoleId: null,
    action: 'bid.status',
    entity: 'bid',
    entityId: '30642',
    label: '41207',
    link: '/car-auctions/5012',
    changes: [{ field: 'status', before: 1, after: 3 }],
    reason: null,
    ip: null,
  }),
  anEntry({
    id: 4_119_001,
    at: '2026-11-23T08:30:00.000Z',
    action: 'company.update',
    entity: 'company',
    entityId: 'identity',
    label: null,
    link: '/company',
    changes: [
      { field: 'name', before: 'Cars from Japan', after: 'Cars from Japan, by Seriba' },
      { field: 'sku', before: null, after: 'SD' },
    ],
    reason: null,
  }),
]

export const onePage = (total: number, pageSize = 50) => ({
  page: 1,
  pageSize,
  totalSearchResults: total,
  totalResults: total,
})

export const actors = [
  { value: 991, label: 'Saki Mori' },
  { value: 992, label: 'Kenji Endo' },
]
