import { PageSizeSelect } from '../../PageSizeSelect/index.ts'
import { Pagination } from '../../Pagination/index.ts'
import { Skeleton } from '../../Skeleton/index.ts'
import { CounterTabs, Tabs } from '../../Tabs/index.ts'
import { Stack } from '../Line.tsx'

const ignore = () => {}

export function NavigationPanel() {
  return (
    <Stack>
      <Tabs
        label="Sheet"
        value="ai"
        onChange={ignore}
        items={[
          { value: 'sheet', label: 'Auction sheet' },
          { value: 'ai', label: 'AI translation' },
          { value: 'manager', label: 'Manager' },
        ]}
      />
      <CounterTabs
        label="Bids"
        value="all"
        onChange={ignore}
        flashing={['bid']}
        items={[
          { value: 'all', label: 'All', count: 412 },
          { value: 'new', label: 'New', count: 37 },
          { value: 'bid', label: 'Bid', count: 128 },
          { value: 'win', label: 'Win', count: 29 },
        ]}
      />
      <Pagination
        label="Pages"
        page={12}
        pageCount={625}
        onChange={ignore}
        previousLabel="Previous"
        nextLabel="Next"
      />
      <PageSizeSelect
        label="Lots per page"
        sizes={[20, 50]}
        value={20}
        onChange={ignore}
        sizeLabel={(size) => `Show ${size}`}
      />
      <Skeleton width="64%" />
      <Skeleton width="40%" height={8} faint />
    </Stack>
  )
}
