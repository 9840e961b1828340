import type { Meta, StoryObj } from '@storybook/react-vite'
import { prado } from '../testing/production-info.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { ProductionFacts } from './ProductionFacts.tsx'

const meta = {
  title: 'Lot/ProductionFacts',
  component: ProductionFacts,
  args: { info: prado, chassis: 'TRJ150-0098412' },
  decorators: [
    (Story) => (
      <StoryProviders>
        <div style={{ maxWidth: 444 }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ProductionFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Everything: Story = {
  args: {
    info: {
      ...prado,
      description: 'Cold area specification with a second battery and a heater for the rear seats',
      productionDate: '2019-08-21',
      advancedCode: 'TRJ150L-GKTEKW',
    },
  },
}
export const YearAlone: Story = {
  args: {
    info: {
      ...prado,
      month: null,
      modelCode: null,
      modelName: null,
      gradeCode: null,
      engineNo: null,
      transmission: null,
      code: null,
      colorCode: null,
      trimCode: null,
      catalogNo: null,
    },
  },
}
