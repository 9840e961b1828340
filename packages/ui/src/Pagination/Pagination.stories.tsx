import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { Pagination } from './index.ts'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 12,
    pageCount: 625,
    onChange: () => {},
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
  render: (args) => (
    <Stateful initial={args.page}>
      {(page, onChange) => <Pagination {...args} page={page} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof Pagination>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { page: 1, pageCount: 4 } }
