export { type Choice, Select, type SelectProps } from './Select.tsx'
