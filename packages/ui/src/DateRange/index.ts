export { DateRange, type DateRangeProps, type Dates } from './DateRange.tsx'
