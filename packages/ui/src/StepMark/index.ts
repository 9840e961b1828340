export { StepMark, type StepMarkProps, type StepStanding } from './StepMark.tsx'
