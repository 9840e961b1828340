export { type StatusOption, StatusSwitcher, type StatusSwitcherProps } from './StatusSwitcher.tsx'
