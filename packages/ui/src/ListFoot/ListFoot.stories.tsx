import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { KeyCap } from '../KeyCap/index.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { ListFoot } from './index.ts'

const meta = {
  title: 'Navigation/ListFoot',
  component: ListFoot,
  args: {
    total: 1204,
    page: 2,
    pageSize: 20,
    pageSizes: [20, 50, 100],
    texts: {
      range: (from, to, total) => `${from}–${to} of ${total}`,
      pages: 'Pages',
      previousPage: 'Previous page',
      nextPage: 'Next page',
      pageSize: 'Rows per page',
      show: (size) => `Show ${size}`,
    },
    onPage: () => {},
    onPageSize: () => {},
  },
  render: (args) => (
    <Stateful initial={args.page}>
      {(page, onPage) => <ListFoot {...args} page={page} onPage={onPage} />}
    </Stateful>
  ),
} satisfies Meta<typeof ListFoot>
export default meta

export const Default: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const foot = within(canvasElement)
    await expect(foot.getByText('21–40 of 1204')).toBeVisible()
    await userEvent.click(foot.getByRole('button', { name: 'Next page' }))
    await expect(foot.getByText('41–60 of 1204')).toBeVisible()
  },
}

export const WithHints: StoryObj<typeof meta> = {
  args: {
    total: 7,
    page: 1,
    children: (
      <>
        <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> Move
      </>
    ),
  },
}
