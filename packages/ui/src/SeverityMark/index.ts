export { SeverityMark, type SeverityMarkProps, type SeverityTone } from './SeverityMark.tsx'
