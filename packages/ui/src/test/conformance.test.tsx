import { Star } from 'lucide-react'
import { AmountField, AmountStepper } from '../AmountField/index.ts'
import { StickyBar, TopBar } from '../AppShell/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button, LinkButton } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { CodeField } from '../CodeField/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import { DateField } from '../DateField/index.ts'
import { DateRange } from '../DateRange/index.ts'
import { DayChips } from '../DayChips/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { Favourites } from '../Favourites/index.ts'
import { GradeBadge } from '../GradeBadge/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { InFieldSelect } from '../InFieldSelect/index.ts'
import { KeyCap } from '../KeyCap/index.ts'
import { Logo } from '../Logo/index.ts'
import { LotBadge } from '../LotBadge/index.ts'
import { MarkedPicture } from '../MarkedPicture/index.ts'
import { Meter } from '../Meter/index.ts'
import { Note } from '../Note/index.ts'
import { PageSizeSelect } from '../PageSizeSelect/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { Photo } from '../Photo/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Rail, RailItem } from '../Rail/index.ts'
import { RangeField } from '../RangeField/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { SeverityMark } from '../SeverityMark/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { StepMark } from '../StepMark/index.ts'
import { Switch } from '../Switch/index.ts'
import { Cell, HeaderCell, Row, Table } from '../Table/index.ts'
import { CounterTabs, Tabs } from '../Tabs/index.ts'
import { Tag, TagList } from '../Tag/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { TextButton, TextLink } from '../TextLink/index.ts'
import { ZoomView } from '../ZoomView/index.ts'
import { conforms } from './conformance.tsx'

const onChange = () => {}
const field = { label: 'City', onChange }
const choice = { label: 'View', onChange, options: [{ value: 'a', label: 'A' }], value: 'a' }
const tabs = { label: 'Bids', onChange, items: [{ value: 'a', label: 'All', count: 3 }], value: 'a' }
const texts = {
  empty: 'All',
  selected: String,
  search: 'Search',
  clear: 'Clear',
  noResults: 'None',
  loading: 'Loading',
}

conforms('Button', Button, { props: { children: 'Save' } })
conforms('LinkButton', LinkButton, { props: { children: 'Open', href: '/lots' } })
conforms('MarkedPicture', MarkedPicture, { props: { src: '/sheet.png', alt: 'Sheet', marks: [] } })
conforms('StepMark', StepMark, { props: { place: 2, standing: 'done' } })
conforms('SeverityMark', SeverityMark, { props: { tone: 'red', children: 'Red' } })
conforms('IconButton', IconButton, { props: { icon: Star, label: 'Favourite' } })
conforms('TextLink', TextLink, { props: { children: 'Lots', href: '/lots' } })
conforms('TextButton', TextButton, { props: { children: 'More' } })
conforms('TextField', TextField, { target: 'input', props: { label: 'City' } })
conforms('PasswordField', PasswordField, {
  target: 'input',
  props: { label: 'Password', showLabel: 'Show', hideLabel: 'Hide' },
})
conforms('TextArea', TextArea, { target: 'textarea', props: { label: 'Comment' } })
conforms('AmountField', AmountField, { target: 'input', props: { ...field, value: 5000 } })
conforms('AmountStepper', AmountStepper, {
  target: 'input',
  props: { ...field, value: 5000, step: 5000, decreaseLabel: 'Less', increaseLabel: 'More' },
})
conforms('CodeField', CodeField, { target: 'input', props: { ...field, value: '12' } })
conforms('SearchField', SearchField, {
  target: 'input',
  props: { ...field, value: 'a', clearLabel: 'Clear' },
})
conforms('RangeField', RangeField, {
  props: { ...field, value: { from: null, to: 9 }, fromLabel: 'From', toLabel: 'To' },
})
conforms('DateField', DateField, {
  target: 'input',
  props: { ...field, locale: 'en-US', openLabel: 'Open', value: null },
})
conforms('DateRange', DateRange, {
  props: {
    ...field,
    locale: 'en-US',
    value: { from: null, to: null },
    fromLabel: 'From',
    toLabel: 'To',
    clearLabel: 'Clear',
    placeholder: 'Dates',
  },
})
conforms('InFieldSelect', InFieldSelect, { props: { ...choice, value: ['a'], texts } })
conforms('Checkbox', Checkbox, { target: 'input', props: { children: 'Agree' } })
conforms('Switch', Switch, { target: 'input', props: { children: 'Auto-bid' } })
conforms('RadioGroup', RadioGroup, { props: choice })
conforms('SegmentedControl', SegmentedControl, { props: choice })
conforms('Favourites', Favourites, {
  props: { ...field, groups: ['A'], value: null, groupLabel: String },
})
conforms('DayChips', DayChips, {
  props: { ...field, value: [], days: [{ value: '1', date: '11/24', weekday: 'Tue' }] },
})
conforms('Meter', Meter, { props: { share: 0.4, tone: 'free' } })
conforms('Badge', Badge, { props: { children: 'Upcoming' } })
conforms('GradeBadge', GradeBadge, { props: { tone: 'green', children: '5' } })
conforms('CountBadge', CountBadge, { props: { count: 3 } })
conforms('LotBadge', LotBadge, { props: { children: '41207' } })
conforms('KeyCap', KeyCap, { props: { children: 'J' } })
conforms('Avatar', Avatar, { props: { name: 'Dina Kovalenko' } })
conforms('Logo', Logo, { props: { label: 'Seriba' } })
conforms('Tag', Tag, { props: { name: 'Year', children: '2014' } })
conforms('TagList', TagList, { props: { label: 'Filters', tags: [], moreLabel: String, lessLabel: 'Hide' } })
conforms('Tabs', Tabs, { props: tabs })
conforms('CounterTabs', CounterTabs, { props: tabs })
conforms('Pagination', Pagination, {
  props: { ...field, page: 1, pageCount: 3, previousLabel: 'Previous', nextLabel: 'Next' },
})
conforms('PageSizeSelect', PageSizeSelect, {
  target: 'button',
  props: { ...field, sizes: [20, 50], value: 20, sizeLabel: String },
})
conforms('Table', Table)
conforms('Row', Row, { within: ['table', 'tbody'] })
conforms('Cell', Cell, { within: ['table', 'tbody', 'tr'] })
conforms('HeaderCell', HeaderCell, {
  within: ['table', 'thead', 'tr'],
  props: { lines: [{ label: 'Year' }] },
})
conforms('Note', Note, { props: { children: 'Closed.' } })
conforms('Skeleton', Skeleton)
conforms('Spinner', Spinner)
conforms('EmptyState', EmptyState, { props: { title: 'No results' } })
conforms('ErrorState', ErrorState, { props: { title: 'Not loaded' } })
conforms('Photo', Photo, { props: { src: '/photo.jpg', alt: '' } })
conforms('ZoomView', ZoomView, {
  props: { label: 'Sheet', zoomInLabel: 'In', zoomOutLabel: 'Out', resetLabel: 'Reset', children: 'sheet' },
})
conforms('Rail', Rail, { props: { label: 'Main', brand: 'Seriba' } })
conforms('RailItem', RailItem, { props: { icon: Star, label: 'Favourites', href: '/' } })
conforms('TopBar', TopBar)
conforms('StickyBar', StickyBar)
