import { AmountField, AmountStepper } from '../../AmountField/index.ts'
import { CodeField } from '../../CodeField/index.ts'
import { DateField } from '../../DateField/index.ts'
import { Select } from '../../Select/index.ts'
import { TextArea } from '../../TextArea/index.ts'
import { TextField } from '../../TextField/index.ts'

const ignore = () => {}

export function InputPanel() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px 16px' }}>
      <TextField label="City" defaultValue="Vladivostok" />
      <TextField label="Referral code" hint="optional" placeholder="Optional" />
      <TextField label="Email" defaultValue="dk@vostok-auto.example" readOnly />
      <AmountField
        label="Your bid"
        value={3_151_000}
        onChange={ignore}
        error="Amount should be a multiple of 5 000 yen"
      />
      <DateField
        label="Date"
        value="2026-11-24"
        onChange={ignore}
        openLabel="Open the calendar"
        locale="en-US"
      />
      <Select
        label="Bid group"
        value="a"
        onChange={ignore}
        options={[{ value: 'a', label: 'A, buy 1, 4 bids' }]}
      />
      <AmountStepper
        label="Your bid"
        hint="step 5 000"
        value={3_150_000}
        onChange={ignore}
        step={5000}
        decreaseLabel="Less"
        increaseLabel="More"
      />
      <TextArea
        label="Comment to manager"
        hint="optional"
        placeholder="Stop if the underbody is worse than S1"
      />
      <CodeField label="Access code" value="418" onChange={ignore} />
    </div>
  )
}
