import { type StatusOption, StatusSwitcher } from '../../StatusSwitcher/index.ts'
import { Stack } from '../Line.tsx'

const options: StatusOption<string>[] = [
  { value: 'new', label: 'New', tone: 'blue' },
  { value: 'bid', label: 'Bid', tone: 'green' },
  { value: 'dont', label: "Don't bid", tone: 'orange' },
  { value: 'cancel', label: 'Cancel', tone: 'gray' },
  { value: 'finished', label: 'Finished', tone: 'ink' },
  { value: 'win', label: 'Win', tone: 'win' },
]

export function StatusPanel() {
  return (
    <Stack gap={8}>
      {options.map(({ value, label }) => (
        <StatusSwitcher
          key={value}
          label={`Status ${label}`}
          options={options}
          value={value}
          onChange={() => {}}
        />
      ))}
      <StatusSwitcher label="Archived" options={options} value="finished" onChange={() => {}} disabled />
    </Stack>
  )
}
