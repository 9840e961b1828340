export { useLastsLongerThan } from './use-lasts-longer-than.ts'
