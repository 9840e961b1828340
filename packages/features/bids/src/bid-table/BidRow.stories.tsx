import type { Bid } from '@seriba/contracts/bid-lists'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { clientColumns } from '../my-bids/client-columns.ts'
import { aBid } from '../testing/builders.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { BidTable } from './BidTable.tsx'
import { BidTableRow } from './BidTableRow.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { useColumns } from './use-columns.ts'

type Args = { bids: readonly Bid[] | null; focused?: number; fresh?: number }

function Rows({ bids, focused, fresh }: Args) {
  const { columns, measure } = useColumns(clientColumns)
  return (
    <div ref={measure}>
      <BidTable
        columns={columns}
        sort={null}
        defaultSort={{ sort: 'auctionDate', order: 'ASC' }}
        onSort={() => {}}
        busy={!bids}
      >
        <tbody>
          {bids?.map((bid, at) => (
            <BidTableRow
              key={bid.bidId}
              bid={bid}
              columns={columns}
              side="client"
              soon={at === 1}
              list="live"
              exportTypes={exportTypes}
              focused={bid.bidId === focused}
              selected={false}
              joined={false}
              fresh={bid.bidId === fresh}
            />
          )) ?? <SkeletonRows columns={columns} />}
        </tbody>
      </BidTable>
    </div>
  )
}

const exportTypes = new Map([[1, 'RoRo']])

const bids = [
  aBid({ message: 'Photos requested, answer before 9:00', isRead: false, bidGroupLabel: 'A' }),
  aBid({ bidId: 8, lotNo: 20461, model: 'Alphard', bidStatus: 2, status: 4531 }),
  aBid({
    bidId: 9,
    lotNo: 20117,
    model: 'Crown',
    bidStatus: 6,
    status: 4533,
    soldPrice: 5_285_000,
    adjustmentPrice: 30_000,
  }),
  aBid({ bidId: 10, lotNo: 8230, model: 'Mark X', bidStatus: 5, status: 4535, condition: '***' }),
]

const meta = {
  title: 'Bids/Rows',
  args: { bids },
  render: (args: Args) => (
    <StoryProviders width={1240}>
      <Rows {...args} />
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

export const Default: StoryObj<Args> = {}
export const Focused: StoryObj<Args> = { args: { focused: 8 } }
export const JustCome: StoryObj<Args> = { args: { fresh: 8 } }
export const Loading: StoryObj<Args> = { args: { bids: null } }
