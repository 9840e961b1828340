import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type Permission, PermissionTable } from './index.ts'

const heads = { group: 'Bids', flag: 'Key', template: 'Template', choice: 'This client', result: 'Result' }
const texts = { inherit: 'Template', allow: 'Allow', deny: 'Deny', yes: 'allowed', no: 'not allowed' }
const permissions: Permission<string>[] = [
  { flag: 'biddingAllowed', name: 'Place bids', inTemplate: true, choice: 'inherit', changed: false },
  {
    flag: 'exportTypeShow',
    name: 'Choose the export type',
    author: 'Saki Mori 11.12 16:40',
    inTemplate: true,
    choice: 'deny',
    changed: false,
  },
  { flag: 'dealerBidAccess', name: 'Bid for clients', inTemplate: false, choice: 'allow', changed: true },
]

const meta = {
  title: 'Data/PermissionTable',
  component: PermissionTable,
  args: { permissions, heads, texts },
} satisfies Meta<typeof PermissionTable>
export default meta

type Story = StoryObj<typeof meta>

export const Editable: Story = {
  render: (args) => {
    const [rows, setRows] = useState(args.permissions)
    return (
      <PermissionTable
        {...args}
        permissions={rows}
        onChoose={(flag, choice) =>
          setRows(rows.map((row) => (row.flag === flag ? { ...row, choice, changed: true } : row)))
        }
      />
    )
  },
}

export const ReadOnly: Story = {}
