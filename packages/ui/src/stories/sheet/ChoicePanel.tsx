import { CalendarDays, ChevronUp, Columns2, LayoutGrid, Rows3 } from 'lucide-react'
import { Button } from '../../Button/index.ts'
import { Checkbox } from '../../Checkbox/index.ts'
import { DayChips } from '../../DayChips/index.ts'
import { Favourites } from '../../Favourites/index.ts'
import { RadioGroup } from '../../RadioGroup/index.ts'
import { SegmentedControl } from '../../SegmentedControl/index.ts'
import { Switch } from '../../Switch/index.ts'
import { Line, Stack } from '../Line.tsx'

const ignore = () => {}
const days = [
  { value: '24', date: '11/24', weekday: 'Tue', today: true },
  { value: '25', date: '11/25', weekday: 'Wed' },
  { value: '26', date: '11/26', weekday: 'Thu' },
  { value: '27', date: '11/27', weekday: 'Fri' },
]
const views = [
  { value: 'table', label: 'Table', icon: Rows3 },
  { value: 'columns', label: 'Columns', icon: Columns2 },
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
]
const languages = [
  { value: 'en', label: 'EN' },
  { value: 'ru', label: 'RU' },
]
const favourites = {
  label: 'Favourites',
  groups: ['A', 'B', 'C'],
  groupLabel: (group: string) => `Group ${group}`,
}

export function ChoicePanel() {
  return (
    <Stack gap={10}>
      <Line gap={14}>
        <Checkbox>Off</Checkbox>
        <Checkbox defaultChecked>On</Checkbox>
        <Checkbox mixed>Mixed</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </Line>
      <Line gap={14}>
        <RadioGroup
          label="Radio"
          labelHidden
          inline
          value="on"
          onChange={ignore}
          options={[
            { value: 'off', label: 'Off' },
            { value: 'on', label: 'On' },
          ]}
        />
        <Switch>Off</Switch>
        <Switch defaultChecked>On</Switch>
        <Switch tone="pink" defaultChecked>
          Auto-bid
        </Switch>
      </Line>
      <Line gap={14}>
        <SegmentedControl label="View" options={views} value="table" onChange={ignore} />
        <SegmentedControl label="Language" options={languages} value="en" onChange={ignore} />
        <Favourites {...favourites} open value="A" onChange={ignore} />
        <Favourites {...favourites} value="B" onChange={ignore} />
        <Favourites {...favourites} value={null} onChange={ignore} />
      </Line>
      <DayChips label="Days" days={days} value={['24', '26']} onChange={ignore} />
      <Line>
        <Button on icon={CalendarDays} endIcon={ChevronUp}>
          Auction schedule
        </Button>
        <Button>
          Saved searches <span className="num">4</span>
        </Button>
      </Line>
    </Stack>
  )
}
