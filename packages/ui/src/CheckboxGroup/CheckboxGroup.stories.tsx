import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { CheckboxGroup } from './index.ts'

const meta = {
  title: 'Choice/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Languages of the portal',
    help: 'Your clients choose among these.',
    options: [
      { value: 'en', label: 'English' },
      { value: 'ru', label: 'Русский' },
    ],
    values: ['en'],
    onChange: () => {},
  },
  render: (args) => (
    <Stateful initial={args.values}>
      {(values, onChange) => <CheckboxGroup {...args} values={values} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof CheckboxGroup>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const WithError: StoryObj<typeof meta> = { args: { values: [], error: 'Required field' } }
