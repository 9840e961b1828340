export { InFieldSelect, type InFieldSelectProps } from './InFieldSelect.tsx'
export { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx'
export type { SelectOption, SelectTexts } from './types.ts'
