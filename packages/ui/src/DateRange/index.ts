export { type ApplyTexts, DateRange, type DateRangeProps, type Dates } from './DateRange.tsx'
