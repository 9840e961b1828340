import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { ChassisForm } from './ChassisForm.tsx'

const sheet = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><path fill="#fdfdfa" stroke="#6a4a1c" stroke-width=".2" d="M.5.5h59v9H.5z"/><text x="30" y="7" font-size="5" text-anchor="middle">TRJ150-0098412</text></svg>')}`

const meta = {
  title: 'Lot/ChassisForm',
  component: ChassisForm,
  args: {
    about: { pageType: 'car-auction', carId: '8841207' },
    crop: { auctionSheet: sheet, backgroundSize: '100% auto', backgroundPosition: '0 0' },
    initialChassis: 'TRJ150-0098412',
    busy: false,
    focused: false,
    onSubmit: () => undefined,
  },
  decorators: [
    (Story) => (
      <StoryProviders>
        <div style={{ maxWidth: 444 }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ChassisForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutSheet: Story = { args: { crop: undefined, initialChassis: '' } }
export const Busy: Story = { args: { busy: true } }
export const NothingFound: Story = {
  args: {
    refused: {
      chassis: 'TRJ150-0098412',
      text: 'No month of production was found. Check the chassis number on the sheet, or try again later.',
    },
  },
}
