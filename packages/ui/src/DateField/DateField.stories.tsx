import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { DateField } from './index.ts'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: {
    label: 'Date of payment',
    value: '2026-11-24',
    onChange: () => {},
    openLabel: 'Open the calendar',
    locale: 'en-US',
    today: '2026-11-24',
  },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof DateField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { locale: 'ru-RU', size: 'lg', help: 'YYYY-MM-DD' } }
