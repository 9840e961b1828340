export { Icon, type IconProps, type IconSize } from './Icon.tsx'
