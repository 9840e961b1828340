export { LocalTime } from './LocalTime.tsx'
