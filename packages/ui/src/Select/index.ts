export { type Choice, Select, SelectOption, type SelectProps } from './Select.tsx'
