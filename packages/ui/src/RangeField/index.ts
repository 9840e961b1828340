export { type Range, RangeField, type RangeFieldProps } from './RangeField.tsx'
