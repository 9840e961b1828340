import { type ClosedGroup, exportGroup as contract, type GroupedBid } from '@seriba/contracts/bid-groups'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { files as enFiles } from '@seriba/i18n/en/files'
import { groups as en } from '@seriba/i18n/en/groups'
import { lots as enLots } from '@seriba/i18n/en/lots'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { groups as ru } from '@seriba/i18n/ru/groups'
import { lots as ruLots } from '@seriba/i18n/ru/lots'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { clientOfGroups } from './client-of-groups.ts'
import { listClosedGroups } from './list-closed-groups.ts'
import { listUngrouped, viewGroup } from './view-group.ts'

const texts = {
  en: { groups: en, lots: enLots, file: enFiles.lots },
  ru: { groups: ru, lots: ruLots, file: ruFiles.lots },
}

/** An export is not limited to what a page lists. */
const all = 1_000_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** A bid as on the page of groups; a finished one has fewer facts. */
type Line = Pick<GroupedBid, 'lotNo' | 'bidAmount' | 'bidStatus'> & {
  group: string | null
  won: string | null
  bid: GroupedBid | null
}

/** A group's bids, ungrouped bids, or finished groups, as a file. */
export const groupExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'groups-export',
  fileName: 'groups',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { groups: t, file } = texts[by.language]
    const client = await clientOfGroups(ctx.db, actor, asked.userId)
    const rows = await linesOf(ctx, actor, asked)
    const shown = { group: rows[0]?.group, none: t.noGroup, closed: t.closedTab }[asked.which]
    return saveList(ctx, actor, by, {
      entry: { action: 'groups.export', entity: 'bid_groups', entityId: String(client.id) },
      asked,
      table: {
        name: t.title,
        columns: columnsOf(by.language),
        filters: filtersSet([
          [file.client, client.id !== actor.userId && client.name],
          [t.group, shown],
        ]),
        rows,
      },
    })
  },
})

async function linesOf(ctx: Ctx, actor: Actor, { which, bidGroup, userId }: Asked): Promise<Line[]> {
  if (which === 'closed') return (await listClosedGroups(ctx, actor, { userId }, all)).flatMap(closedLines)
  if (which === 'none') return (await listUngrouped(ctx, actor, { userId })).map((bid) => lineOf(bid))
  const { group, bids } = await viewGroup(ctx, actor, { bidGroup, userId })
  return bids.map((bid) => lineOf(bid, group))
}

const lineOf = (
  bid: GroupedBid,
  group: { label: string; won: number; cars: number } | null = null,
): Line => ({
  group: group?.label ?? null,
  won: group && `${group.won}/${group.cars}`,
  lotNo: bid.lotNo,
  bidAmount: bid.bidAmount,
  bidStatus: bid.bidStatus,
  bid,
})

const closedLines = ({ lots, label: group, won, cars }: ClosedGroup): Line[] =>
  lots.map((lot) => ({ ...lot, group, won: `${won}/${cars}`, bid: null }))

function columnsOf(language: Language): SheetColumn<Line>[] {
  const { groups: t, lots, file } = texts[language]
  return [
    { head: t.group, width: 12, value: ({ group }) => group },
    { head: t.wonOf, width: 10, value: ({ won }) => won },
    { head: file.auctionAt, width: 18, value: ({ bid }) => bid?.auctionDate ?? null, as: 'moment' },
    { head: file.auction, width: 20, value: ({ bid }) => bid?.auctionName ?? null },
    { head: file.lotNo, width: 10, value: ({ lotNo }) => lotNo },
    { head: file.vehicle, width: 28, value: ({ bid }) => bid && `${bid.maker} ${bid.model}` },
    { head: file.bid, width: 14, yen: true, value: ({ bidAmount }) => bidAmount },
    {
      head: file.state,
      width: 14,
      value: ({ bidStatus }) => lots.bidStatus[bidStatusName(bidStatus as BidStatus)],
    },
    { head: t.held, width: 14, yen: true, value: ({ bid }) => bid?.held ?? null },
  ]
}
